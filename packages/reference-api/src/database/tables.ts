/** A meeting from a file. Generated ones are no state: seed and date make them again. */
export interface ImportedMeetingTable {
  /** As in the API; holds the day. */
  id: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** Name of the file it came from. */
  source: string;
  /** `MeetingPlan` as JSON: it is read and replaced as a whole. */
  plan: string;
}

export interface Tables {
  imported_meeting: ImportedMeetingTable;
}
