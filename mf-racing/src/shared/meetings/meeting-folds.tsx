import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TrackHeading } from '../track-signs.tsx';
import { Fold } from './fold.tsx';
import { Folds } from './folds.tsx';
import { JumpBar } from './jump-bar.tsx';
import type { FilteredMeeting } from './meeting-filter.model.ts';
import styles from './meeting-folds.module.css';

interface MeetingFoldsProps<M> {
  /** In the order of the list. */
  meetings: M[];
  isOver: (meeting: M) => boolean;
  line: (meeting: M) => ReactNode;
  children: (meeting: M, open: boolean) => ReactNode;
}

/** The id of the fold with the meetings that are over. */
const OVER = 'over';

const foldId = ({ id }: { id: number }) => `meeting-${id}`;

/** Meetings as folds, those that are over in one more fold, and the bar that jumps to them. */
export function MeetingFolds<M extends FilteredMeeting & { trackName: string }>({
  meetings,
  isOver,
  line,
  children,
}: MeetingFoldsProps<M>) {
  const { t } = useTranslation('mf-racing');
  const over = meetings.filter(isOver);
  const ahead = meetings.filter((meeting) => !isOver(meeting));
  // A past day has only meetings that are over: they need no fold around them.
  const isFolded = over.length > 0 && ahead.length > 0;
  const first = isFolded ? ahead : meetings;
  const overName = t('meetings.over', { count: over.length });
  const listed = (some: M[]) => (
    <Folds>
      {some.map((meeting) => (
        <Fold
          key={meeting.id}
          id={foldId(meeting)}
          initiallyOpen={meetings.length === 1}
          line={
            <>
              <h2>
                <TrackHeading {...meeting} />
              </h2>
              <span className={styles.aside}>{line(meeting)}</span>
            </>
          }
        >
          {(open) => children(meeting, open)}
        </Fold>
      ))}
    </Folds>
  );
  return (
    <>
      <JumpBar
        label={t('meetings.jump')}
        folds={[
          ...first.map((meeting) => ({ id: foldId(meeting), name: meeting.trackName, country: meeting.country })),
          ...(isFolded ? [{ id: OVER, name: overName }] : []),
        ]}
      />
      {listed(first)}
      {isFolded && (
        <Fold id={OVER} line={<b>{overName}</b>}>
          {() => listed(over)}
        </Fold>
      )}
    </>
  );
}
