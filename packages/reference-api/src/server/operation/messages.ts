import type { components } from '@paddock/api';
import { formatDay, formatMoney, formatTime, regions } from '../format.ts';
import type { Language, Localized } from '../localized.ts';

type ErrorCode = components['schemas']['ErrorCode'];

/**
 * The messages of refusals: the fault and the way out. A name is an error code, or an error code
 * and a reason (`not_found.race`). `{word:format}` is a value of the refusal.
 */
export const messages = {
  bank_account_enter_limit_reached: {
    de: 'Es können höchstens {most} Bankkonten angegeben werden. Bitte wenden Sie sich an den Kundendienst.',
    en: 'At most {most} bank accounts can be named. Please contact customer service.',
  },
  bank_account_not_validated: {
    de: 'Geld wird nur auf Ihr bestätigtes Bankkonto ausgezahlt. Bitte bestätigen Sie es zuerst.',
    en: 'Money is paid out to your confirmed bank account only. Please confirm it first.',
  },
  'bank_code_not_required.account': {
    de: 'Es wird kein Code benötigt. Ändern Sie das Bankkonto, um einen zu erhalten.',
    en: 'No code is needed. Change the bank account to get one.',
  },
  'bank_code_not_required.registration': {
    de: 'Es ist keine Überweisung unterwegs. Bitte geben Sie zuerst Ihr Bankkonto an.',
    en: 'No transfer is under way. Please name your bank account first.',
  },
  before_identity_modal: {
    de: 'Bitte bestätigen Sie zuerst, was bis zur Prüfung Ihrer Identität gilt.',
    en: 'Please confirm first what applies until your identity is checked.',
  },
  bet_lapsed: {
    de: 'Es gibt nichts mehr zu bestätigen. Bitte senden Sie die Wette noch einmal.',
    en: 'There is nothing to confirm any more. Send the bet again.',
  },
  birthdate_mismatch: {
    de: 'Sie haben sich mit einem anderen Geburtsdatum registriert. Bitte wenden Sie sich an den Kundendienst.',
    en: 'You registered with another birthdate. Please ask our customer service.',
  },
  break_active: {
    de: 'Sie machen eine Pause vom Spiel. Wetten und Einzahlungen sind ab {until:day}, {until:time} Uhr wieder möglich.',
    en: 'You are taking a break from play. Bets and deposits are possible again from {until:day}, {until:time}.',
  },
  'break_active.namesake': {
    de: 'Unter Ihrem Namen läuft eine Pause vom Spiel. Wetten und Einzahlungen sind danach wieder möglich. Wann sie endet, sehen Sie, sobald Ihr Bankkonto bestätigt ist.',
    en: 'There is a break from play under your name. Bets and deposits are possible again after it. You see when it ends once your bank account is confirmed.',
  },
  cancel_too_late: {
    de: 'Eine Wette kann innerhalb von 60 Sekunden storniert werden, solange ihr Rennen offen ist.',
    en: 'A bet can be cancelled within 60 seconds, while its race is open.',
  },
  check_TC: {
    de: 'Bitte stimmen Sie den neuen AGB zu.',
    en: 'Please accept the new terms and conditions.',
  },
  check_age: { de: 'Bitte bestätigen Sie zuerst Ihr Alter.', en: 'Please confirm your age first.' },
  check_identity: {
    de: 'Bitte lassen Sie zuerst Ihre Identität prüfen.',
    en: 'Please have your identity checked first.',
  },
  'check_identity.deposit': {
    de: 'So viel können Sie erst einzahlen, wenn Ihre Identität geprüft ist. Bitte wählen Sie einen niedrigeren Betrag, oder lassen Sie sie prüfen.',
    en: 'A deposit of this amount is possible once your identity is checked. Choose a lower amount, or have it checked.',
  },
  check_identity_status: {
    de: 'Ihre Identität wird geprüft. Bitte schließen Sie die Prüfung zuerst ab.',
    en: 'Your identity is being checked. Please finish the check first.',
  },
  check_registration: {
    de: 'Bitte schließen Sie zuerst Ihre Registrierung ab.',
    en: 'Please finish your registration first.',
  },
  'csrf_mismatch.header': {
    de: 'Diese Seite ist nicht mehr aktuell. Bitte laden Sie sie neu.',
    en: 'This page is out of date. Please reload it.',
  },
  'csrf_mismatch.script': {
    de: 'Dieser Aufruf ändert etwas: Bitte öffnen Sie die Seite, auf der das möglich ist.',
    en: 'This request changes something: use the page of this site for it.',
  },
  'customer_excluded.login': {
    de: 'Sie haben sich selbst vom Wetten ausgeschlossen. Danach können Sie sich wieder anmelden.',
    en: 'You have excluded yourself from betting. You can log in again when that ends.',
  },
  'customer_excluded.namesake': {
    de: 'Unter Ihrem Namen läuft ein Ausschluss vom Wetten. Danach können Sie sich anmelden. Wann er endet, sehen Sie, sobald Ihr Bankkonto bestätigt ist.',
    en: 'There is an exclusion from betting under your name. You can log in after it. You see when it ends once your bank account is confirmed.',
  },
  'customer_excluded.play': {
    de: 'Sie haben sich selbst vom Wetten ausgeschlossen. Wetten und Einzahlungen sind ab {until:day}, {until:time} Uhr wieder möglich.',
    en: 'You have excluded yourself from betting. Bets and deposits are possible again from {until:day}, {until:time}.',
  },
  'customer_excluded.play_namesake': {
    de: 'Unter Ihrem Namen läuft ein Ausschluss vom Wetten. Wetten und Einzahlungen sind danach wieder möglich. Wann er endet, sehen Sie, sobald Ihr Bankkonto bestätigt ist.',
    en: 'There is an exclusion from betting under your name. Bets and deposits are possible again after it. You see when it ends once your bank account is confirmed.',
  },
  customer_status_zero: {
    de: 'Ihr Konto ist gesperrt. Bestätigen Sie Ihre E-Mail-Adresse, um weiterzumachen.',
    en: 'Your account is locked. Verify your email address to go on.',
  },
  guests_only: {
    de: 'Sie sind angemeldet: Ändern Sie Ihr Passwort in Ihrem Konto, oder melden Sie sich zuerst ab.',
    en: 'You are logged in: change your password in your account, or log out first.',
  },
  erasure_requested: {
    de: 'Ihr Antrag vom {requested_at:day} wird bearbeitet. Bitte warten Sie die Antwort ab.',
    en: 'Your request of {requested_at:day} is being answered. Please wait for it.',
  },
  'idempotency_key_reused.bet': {
    de: 'Dieser Schlüssel wurde für eine andere Wette benutzt. Jede Wette braucht einen neuen.',
    en: 'This key was used for another bet. Make a new key for each bet.',
  },
  'idempotency_key_reused.order': {
    de: 'Dieser Schlüssel gehört zu einer anderen Bestellung. Bitte senden Sie einen neuen.',
    en: 'This key belongs to another order. Send a new one.',
  },
  'idempotency_key_reused.team_bet': {
    de: 'Dieser Schlüssel gehört zu einer anderen Teamwette. Jede Teilnahme braucht einen neuen.',
    en: 'This key belongs to another team bet. Make a new key for each.',
  },
  'idempotency_key_reused.withdrawal': {
    de: 'Dieser Schlüssel wurde für eine andere Zahlung benutzt. Jede Zahlung braucht einen neuen.',
    en: 'This key was used for another payment. Make a new key for each payment.',
  },
  idempotency_key_void: {
    de: 'Dieser Auftrag wurde zurückgezogen. Es ist nichts gebucht.',
    en: 'This request was withdrawn. Nothing has been booked.',
  },
  request_expired: {
    de: 'Dieser Auftrag kam zu spät an. Es ist nichts gebucht. Bitte senden Sie ihn noch einmal.',
    en: 'This request arrived too late. Nothing has been booked. Please send it again.',
  },
  'idempotency_key_reused.payment': {
    de: 'Dieser Schlüssel wurde für eine andere Zahlung benutzt. Jede Zahlung braucht einen neuen.',
    en: 'This key was used for another payment. Make a new key for each payment.',
  },
  identity_validated: {
    de: 'Ihre Identität ist bestätigt. Sie brauchen keinen Coupon.',
    en: 'Your identity is confirmed. You need no coupon.',
  },
  insufficient_balance: {
    de: 'Ihr Guthaben ist zu niedrig. Zahlen Sie Geld ein, oder wählen Sie einen niedrigeren Betrag.',
    en: 'Your balance is too low. Deposit money or choose a lower amount.',
  },
  'insufficient_balance.withdrawal': {
    de: 'Ihr Guthaben ist inzwischen niedriger. Bitte wählen Sie einen kleineren Betrag.',
    en: 'Your balance is lower by now. Choose a smaller amount.',
  },
  insufficient_points: {
    de: 'Sie haben dafür zu wenige Wettstars. Bitte bestellen Sie weniger.',
    en: 'You have too few wettstars for this. Choose a smaller order.',
  },
  internal_error: {
    de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    en: 'An error occurred, please try again later.',
  },
  invalid_credentials: {
    de: 'Name oder Passwort ist falsch. Versuchen Sie es noch einmal, oder vergeben Sie ein neues Passwort.',
    en: 'Name or password is wrong. Try again or set a new password.',
  },
  'invalid_passkey.login': {
    de: 'Dieser Passkey meldet Sie hier nicht an. Bitte melden Sie sich mit Ihrem Passwort an.',
    en: 'This passkey does not log you in here. Please log in with your password.',
  },
  'invalid_passkey.new': {
    de: 'Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    en: 'This passkey could not be checked. Please try again.',
  },
  'invalid_passkey.step_up': {
    de: 'Dieser Passkey gilt hier nicht. Bitte nehmen Sie Ihr Passwort.',
    en: 'This passkey is not valid here. Please use your password.',
  },
  'invalid_parameters.field': { de: 'Eine Angabe ist nicht gültig.', en: 'A parameter is not valid.' },
  'invalid_parameters.range': { de: 'Die Datei hat {size} Bytes.', en: 'The file has {size} bytes.' },
  // Clients know this text, so it is not a sentence (second §8).
  'invalid_token.already_activated': {
    de: 'errors.customer_already_activated',
    en: 'errors.customer_already_activated',
  },
  'invalid_token.newsletter': {
    de: 'Dieser Link ist nicht gültig. Bitte melden Sie sich neu für den Newsletter an.',
    en: 'This link is not valid. Please subscribe again.',
  },
  'invalid_token.recovery': {
    de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    en: 'This link does not work any more. Ask for a new one.',
  },
  'invalid_token.registration': {
    de: 'Zu diesem Link gibt es keine Registrierung. Bitte registrieren Sie sich neu.',
    en: 'There is no registration with this token. Please register again.',
  },
  'invalid_token.stream': {
    de: 'Diese Adresse gilt nicht mehr. Bitte rufen Sie den Stream noch einmal auf.',
    en: 'This address has expired. Ask for the stream again.',
  },
  league_already_enrolled: {
    de: 'Sie spielen als {nickname}. Ein Spitzname bleibt für immer.',
    en: 'You play as {nickname}. A nickname is kept for good.',
  },
  'limit_exceeded.bet': {
    de: 'Das ist mehr, als Ihr Einsatzlimit pro {range:range} noch zulässt. Bitte wählen Sie einen niedrigeren Betrag.',
    en: 'This is more than the rest of your stake limit per {range:range}. Choose a lower amount.',
  },
  'limit_exceeded.deposit': {
    de: 'Das ist mehr, als Ihr Einzahlungslimit pro {range:range} noch zulässt. Bitte wählen Sie einen niedrigeren Betrag.',
    en: 'This is more than the rest of your limit for deposits per {range:range}. Choose a lower amount.',
  },
  'limit_exceeded.loss': {
    de: 'Das ist mehr, als Ihr Verlustlimit pro {range:range} noch zulässt. Bitte wählen Sie einen niedrigeren Betrag.',
    en: 'This is more than the rest of your limit for losses per {range:range}. Choose a lower amount.',
  },
  'limit_exceeded.lugas': {
    de: 'Das ist mehr, als Ihr anbieterübergreifendes Einzahlungslimit pro {range:range} noch zulässt. Bitte wählen Sie einen niedrigeren Betrag.',
    en: 'This is more than the rest of your limit for deposits with all operators per {range:range}. Choose a lower amount.',
  },
  limit_forced: {
    de: 'Dieses Limit ist vorgeschrieben und kann nicht beendet werden. Bitte wählen Sie einen Betrag über 0.',
    en: 'This limit is required and cannot be ended. Choose an amount above 0.',
  },
  'list_full.bookmarks': {
    de: 'Sie haben {most} Lesezeichen. Bitte löschen Sie zuerst eines.',
    en: 'There are {most} bookmarks. Delete one first.',
  },
  'list_full.favorites': {
    de: 'Sie haben {most} Favoriten. Bitte löschen Sie zuerst einen.',
    en: 'There are {most} favourites. Delete one first.',
  },
  'list_full.notes': {
    de: 'Sie haben {most} Notizen. Bitte löschen Sie zuerst eine.',
    en: 'There are {most} notes. Delete one first.',
  },
  login_checkpoint_error: {
    de: 'Bitte schließen Sie zuerst Ihre Registrierung ab.',
    en: 'Please finish your registration first.',
  },
  login_status_expired: {
    de: 'Ihre vorläufige Registrierung ist abgelaufen. Bitte lassen Sie Ihre Identität per PostIdent prüfen.',
    en: 'Your provisional registration has expired. Please have your identity checked by PostIdent.',
  },
  'login_status_expired.play': {
    de: 'Die Zeit vor der Prüfung Ihrer Identität ist vorbei. Bitte bestätigen Sie Ihr Bankkonto, oder lassen Sie Ihre Identität per PostIdent prüfen.',
    en: 'The time before your identity check is over. Please confirm your bank account, or have your identity checked by PostIdent.',
  },
  loyalty_not_enrolled: {
    de: 'Bitte nehmen Sie zuerst am Bonusprogramm teil.',
    en: 'Please join the bonus programme first.',
  },
  lugas_active_elsewhere: {
    de: 'Sie sind bei einem anderen Anbieter oder mit einem anderen Konto aktiv. Beenden Sie das dort; fünf Minuten später können Sie hier wetten.',
    en: 'You are active with another operator or another account. End that session; betting here is possible five minutes later.',
  },
  lugas_amounts_modal: {
    de: 'Bitte bestätigen Sie zuerst Ihre Beträge der letzten 30 Tage.',
    en: 'Please confirm your amounts of the last 30 days first.',
  },
  lugas_not_activated: {
    de: 'Ihre Wettsitzung hat nicht begonnen. Aktivieren Sie sie, und senden Sie die Wette dann noch einmal.',
    en: 'Your betting session has not begun. Activate it, then send the bet again.',
  },
  lugas_not_eligible: {
    de: 'Sie fallen nicht unter LUGAS: Nichts davon gilt für Sie.',
    en: 'You are not under LUGAS, so this does not apply to you.',
  },
  lugas_not_registered: {
    de: 'Bitte setzen Sie zuerst Ihr anbieterübergreifendes Einzahlungslimit. Danach können Sie einzahlen und wetten.',
    en: 'Set your deposit limit for all operators first. Betting and deposits are possible then.',
  },
  lugas_refused: {
    de: 'Die anbieterübergreifende Limitdatei hat diese Einzahlung abgelehnt. Auch Einzahlungen bei anderen Anbietern und auf andere Konten zählen: Bitte wählen Sie einen niedrigeren Betrag.',
    en: 'The cross-operator limit file refused this deposit. Your deposits with other operators and to other accounts count too: choose a lower amount.',
  },
  lugas_unavailable: {
    de: 'Die zentrale Datei aller Anbieter ist nicht erreichbar. Sobald sie es wieder ist, können Sie wetten und einzahlen.',
    en: 'The central file of all operators cannot be reached. Betting and deposits are possible again when it can.',
  },
  lugas_waiting: {
    de: 'Ihre letzte Wettsitzung ist gerade zu Ende gegangen. Ab {until:time} Uhr können Sie wieder wetten.',
    en: 'Your last session has just ended. Betting is possible again at {until:time}.',
  },
  method_not_allowed: { de: 'Dieser Pfad kennt nur {allow}.', en: 'This path takes {allow}.' },
  mobile_count_threshold_reached: {
    de: 'Es werden höchstens {most} SMS gesendet. Bitte geben Sie stattdessen Ihr Bankkonto an.',
    en: 'At most {most} SMS are sent. Please name your bank account instead.',
  },
  // The English words are those of the second specification §2.
  mobile_verification_not_required: {
    de: 'Ihre Mobilnummer muss nicht bestätigt werden.',
    en: 'Mobile verification is not required',
  },
  nickname_taken: {
    de: 'Dieser Spitzname ist vergeben. Bitte wählen Sie einen anderen.',
    en: 'This nickname is taken. Choose another one.',
  },
  no_points: {
    de: 'Sie haben keine Wettstars zum Umwandeln. Ausgewertete Wetten bringen welche.',
    en: 'You have no wettstars to convert. Settled bets earn them.',
  },
  non_runner: {
    de: 'Nummer {startnr} startet nicht. Bitte wählen Sie ein anderes Pferd.',
    en: 'Number {startnr} does not run. Choose another runner.',
  },
  'not_found.address': { de: 'Diese Adresse gibt es nicht.', en: 'This address does not exist.' },
  'not_found.bet': { de: 'Diese Wette gibt es nicht.', en: 'This bet does not exist.' },
  'not_found.bookmark': { de: 'Dieses Lesezeichen gibt es nicht.', en: 'This bookmark does not exist.' },
  'not_found.code': {
    de: 'Diesen Code gibt es nicht. Bitte prüfen Sie die Schreibweise.',
    en: 'There is no such code. Check the spelling.',
  },
  'not_found.coupon': { de: 'Diesen Coupon gibt es nicht.', en: 'This coupon does not exist.' },
  'not_found.entry': { de: 'Diesen Eintrag gibt es nicht.', en: 'This entry does not exist.' },
  'not_found.file': { de: 'Diese Datei gibt es nicht.', en: 'This file does not exist.' },
  'not_found.horse': { de: 'Dieses Pferd gibt es nicht.', en: 'This horse does not exist.' },
  'not_found.meeting': { de: 'Diesen Renntag gibt es nicht.', en: 'This meeting does not exist.' },
  'not_found.news': { de: 'Diese Nachricht gibt es nicht.', en: 'This news item does not exist.' },
  'not_found.note': { de: 'Diese Notiz gibt es nicht.', en: 'This note does not exist.' },
  'not_found.notification type': {
    de: 'Diese Art von Benachrichtigung gibt es nicht.',
    en: 'This notification type does not exist.',
  },
  'not_found.page': { de: 'Diese Seite gibt es nicht.', en: 'This page does not exist.' },
  'not_found.path': { de: 'Unter dieser Adresse gibt es nichts.', en: 'There is nothing at this path.' },
  'not_found.payment': { de: 'Diese Zahlung gibt es nicht.', en: 'This payment does not exist.' },
  'not_found.payment type for deposits': {
    de: 'Diese Zahlungsart für Einzahlungen gibt es nicht.',
    en: 'This payment method for deposits does not exist.',
  },
  'not_found.pool': { de: 'Diesen Pool gibt es nicht.', en: 'This pool does not exist.' },
  'not_found.product': { de: 'Dieses Produkt gibt es nicht.', en: 'This product does not exist.' },
  'not_found.race': { de: 'Dieses Rennen gibt es nicht.', en: 'This race does not exist.' },
  'not_found.season': { de: 'Diese Saison gibt es nicht.', en: 'This season does not exist.' },
  'not_found.segment': { de: 'Dieses Segment gibt es nicht.', en: 'This segment does not exist.' },
  'not_found.sell point': { de: 'Diese Annahmestelle gibt es nicht.', en: 'This betting shop does not exist.' },
  'not_found.stream': { de: 'Diesen Stream gibt es nicht.', en: 'This stream does not exist.' },
  'not_found.subscription': {
    de: 'Dieses Abonnement gibt es nicht.',
    en: 'This subscription does not exist.',
  },
  'not_found.passkey': { de: 'Diesen Passkey gibt es nicht mehr.', en: 'This passkey no longer exists.' },
  'not_found.session': { de: 'Diese Anmeldung ist beendet.', en: 'This session has ended.' },
  'not_found.send': { de: 'Zu diesem Schlüssel ist nichts bekannt.', en: 'Nothing is known of this key.' },
  'not_found.team bet': { de: 'Diese Teamwette gibt es nicht.', en: 'This team bet does not exist.' },
  'not_found.track': { de: 'Diese Rennbahn gibt es nicht.', en: 'This track does not exist.' },
  'not_found.voucher': { de: 'Diesen Gutschein gibt es nicht.', en: 'This voucher does not exist.' },
  odds_changed: {
    de: 'Diese Quoten werden nicht mehr angeboten. Senden Sie die Wette mit den neuen noch einmal.',
    en: 'These odds are not offered any more. Send the bet again with the new ones.',
  },
  out_of_stock: {
    de: 'So viele sind von diesem Produkt nicht mehr da. Bestellen Sie weniger oder ein anderes.',
    en: 'Too few of this product are left. Order fewer, or another one.',
  },
  payload_too_large: {
    de: 'Eine Anfrage hat höchstens {most} Bytes.',
    en: 'A body has at most {most} bytes.',
  },
  personal_data_requested: {
    de: 'Ihre Anfrage vom {requested_at:day} wird bearbeitet. Bitte warten Sie die Antwort ab.',
    en: 'Your request of {requested_at:day} is being answered. Please wait for it.',
  },
  'pool_not_offered.country': {
    de: '{pool} wird in {country} nicht angeboten.',
    en: '{pool} is not sold in {country}.',
  },
  'pool_not_offered.race': {
    de: '{pool} wird in diesem Rennen nicht angeboten. Bitte wählen Sie einen anderen Pool.',
    en: '{pool} is not offered on this race. Choose another pool.',
  },
  'pool_not_offered.runners': {
    de: 'Für diesen Pool starten zu wenige Pferde. Bitte wählen Sie einen anderen.',
    en: 'Too few run for this pool. Choose another pool.',
  },
  'pool_not_offered.many': {
    de: 'Für diesen Pool starten zu viele Pferde. Bitte wählen Sie einen anderen.',
    en: 'Too many run for this pool. Choose another pool.',
  },
  'pool_not_offered.unknown': {
    de: 'Dieses Rennen hat keinen Pool {pool}. Bitte wählen Sie einen anderen.',
    en: 'This race has no pool {pool}. Choose another one.',
  },
  price_changed: {
    de: 'Der Preis beträgt {price:money}. Senden Sie die Wette noch einmal, um ihn anzunehmen.',
    en: 'The price is {price:money}. Send the bet again to take it.',
  },
  'price_changed.conversion': {
    de: 'Sie haben jetzt {points:number} Wettstars. Es wurde nichts umgewandelt. Bitte drücken Sie noch einmal, wenn Sie diese umwandeln möchten.',
    en: 'You now have {points:number} wettstars. Nothing was converted. Press again to convert these.',
  },
  'price_changed.points': {
    de: 'Der Preis beträgt jetzt {points:number} Wettstars. Bestellen Sie noch einmal, um ihn anzunehmen.',
    en: 'The price is now {points:number} wettstars. Order again to take it.',
  },
  race_closed: {
    de: 'Für dieses Rennen ist die Wettannahme geschlossen. Bitte wählen Sie ein anderes.',
    en: 'Betting on this race has closed. Choose another race.',
  },
  'registration_confirmed.email': {
    de: 'Ihre E-Mail-Adresse ist bestätigt. Setzen Sie die Registrierung fort, oder melden Sie sich an.',
    en: 'The email address is verified. Go on with the registration, or log in.',
  },
  'registration_confirmed.locked': {
    de: 'Dieses Konto ist gesperrt. Seine Daten ändert nur der Kundendienst. Bitte wenden Sie sich an ihn.',
    en: 'This account is locked. Only the customer service changes its data. Please contact it.',
  },
  'registration_confirmed.passkey': {
    de: 'Sie haben einen Passkey. Bitte melden Sie sich an, um das Bankkonto zu ändern.',
    en: 'You have a passkey. Please log in to change the bank account.',
  },
  'registration_confirmed.password': {
    de: 'Ihr Passwort ist vergeben. Ändern können Sie es mit „Passwort vergessen“.',
    en: 'Your password is set. You can change it with “Forgot your password?”.',
  },
  registration_step_missing: {
    de: 'Bitte senden Sie zuerst Ihre persönlichen Daten.',
    en: 'Please send the personal data first.',
  },
  schufa_checked_date: {
    de: 'Ihre Bonitätsprüfung ist älter als ein Jahr. Bitte erneuern Sie sie.',
    en: 'Your credit check is more than a year old. Please renew it.',
  },
  'schufa_checked_date.limit': {
    de: 'Mehr als {threshold:money} im Monat setzen eine Bonitätsprüfung voraus. Stimmen Sie ihr zu, oder wählen Sie einen niedrigeren Betrag.',
    en: 'More than {threshold:money} per month needs a credit check. Agree to it, or choose a lower amount.',
  },
  'stake_too_low.bet': {
    de: 'Der Einsatz beträgt mindestens {minstake:money}.',
    en: 'The stake is at least {minstake:money}.',
  },
  'stake_too_low.share': {
    de: 'Ein Anteil beträgt mindestens {minstake:money}.',
    en: 'A share is at least {minstake:money}.',
  },
  step_up_required: {
    de: 'Bitte bestätigen Sie zuerst mit Ihrem Passkey oder Ihrem Passwort, dass Sie es sind.',
    en: 'Please confirm first, by your passkey or your password, that it is you.',
  },
  'stream_denied.no_day_bet_video_permission': {
    de: 'Sie haben heute noch keine Wette abgegeben. Mit einer Wette sehen Sie die Rennen von heute.',
    en: "You have placed no bet today. Place one to watch today's races.",
  },
  'stream_denied.no_day_video_permission': {
    de: 'Ihre Freigabe für Bilder ist abgelaufen. Der Kundendienst gibt Ihnen eine neue.',
    en: 'Your permission to watch is over. Ask our service for a new one.',
  },
  'stream_denied.no_free_video_flag_set': {
    de: 'Sie können nur freie Bilder sehen. Der Kundendienst schaltet Ihnen alle frei.',
    en: 'You can watch free pictures only. Ask our service for all of them.',
  },
  'stream_denied.no_long_term_bet': {
    de: 'Sie haben seit dreißig Tagen keine Wette abgegeben. Mit einer Wette sehen Sie wieder Rennen.',
    en: 'You have placed no bet for thirty days. Place one to watch races again.',
  },
  'stream_denied.no_long_term_permission': {
    de: 'Ihre Freigabe für Bilder wurde zurückgenommen. Der Kundendienst gibt Ihnen Auskunft.',
    en: 'Your permission to watch was withdrawn. Ask our service about it.',
  },
  'stream_denied.stream_not_available': {
    de: 'Davon gibt es zurzeit keine Bilder. Sie beginnen zehn Minuten vor einem Rennen.',
    en: 'There are no pictures of this now. They begin ten minutes before a race.',
  },
  team_bet_closed: {
    de: 'Die Teamwette ist geschlossen. Bitte wählen Sie eine andere.',
    en: 'The team bet has closed. Choose another one.',
  },
  team_bet_full: {
    de: 'So viel nimmt die Teamwette nicht mehr an. Bitte wählen Sie einen niedrigeren Betrag.',
    en: 'The team bet has less room left. Choose a lower amount.',
  },
  team_bet_joined: {
    de: 'Sie haben einen Anteil an dieser Teamwette. Jeder Kunde kann nur einen haben.',
    en: 'You have a share in this team bet. There is one per customer.',
  },
  terms_outdated: {
    de: 'Jetzt gilt Version {version} der AGB. Bitte lesen Sie diese.',
    en: 'Version {version} of the terms applies now. Please read it.',
  },
  'too_many_requests.bank_account': {
    de: 'Das Bankkonto wurde zu oft geändert. Bitte versuchen Sie es morgen noch einmal.',
    en: 'The bank account was changed too often. Try again tomorrow.',
  },
  'too_many_requests.checks': {
    de: 'Zu viele Prüfungen. Bitte warten Sie einen Moment.',
    en: 'Too many checks. Wait a moment.',
  },
  'too_many_requests.code_pause': {
    de: 'Ein Code wurde gerade gesendet. Bitte warten Sie eine Minute, bevor Sie einen weiteren anfordern.',
    en: 'A code was sent just now. Wait a minute before you ask for another.',
  },
  'too_many_requests.codes': {
    de: 'Zu viele falsche Codes. Bitte fordern Sie einen neuen an.',
    en: 'Too many wrong codes. Ask for a new one.',
  },
  'too_many_requests.codes_of_day': {
    de: 'Zu viele falsche Codes. Bitte versuchen Sie es morgen noch einmal.',
    en: 'Too many wrong codes. Try again tomorrow.',
  },
  'too_many_requests.codes_of_hour': {
    de: 'Zu viele falsche Codes. Bitte versuchen Sie es in einer Stunde noch einmal.',
    en: 'Too many wrong codes. Try again in an hour.',
  },
  'too_many_requests.login': {
    de: 'Zu viele Versuche. Warten Sie einen Moment, oder vergeben Sie ein neues Passwort.',
    en: 'Too many attempts. Wait a moment, or set a new password.',
  },
  'too_many_requests.mails': {
    de: 'Es wurden zu viele E-Mails angefordert. Bitte versuchen Sie es in einer Stunde noch einmal.',
    en: 'Too many emails were asked for. Try again in an hour.',
  },
  'too_many_requests.mails_of_day': {
    de: 'An diese Adresse wurden heute zu viele E-Mails angefordert. Bitte versuchen Sie es morgen noch einmal.',
    en: 'Too many emails to this address were asked for today. Try again tomorrow.',
  },
  'too_many_requests.messages': {
    de: 'Zu viele Nachrichten. Versuchen Sie es später noch einmal, oder rufen Sie uns an.',
    en: 'Too many messages. Try again later, or give us a call.',
  },
  'too_many_requests.password': {
    de: 'Zu viele Versuche. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
    en: 'Too many attempts. Try again in a quarter of an hour.',
  },
  'too_many_requests.recovery': {
    de: 'Es wurden zu viele E-Mails angefordert. Sehen Sie in Ihr Postfach, oder versuchen Sie es später.',
    en: 'Too many emails were asked for. Look into your mailbox or try later.',
  },
  'too_many_requests.registrations': {
    de: 'Zu viele Registrierungen. Bitte versuchen Sie es in einer Stunde noch einmal.',
    en: 'Too many registrations. Try again in an hour.',
  },
  'too_many_requests.sms': {
    de: 'Zu viele SMS an diese Nummer. Bitte versuchen Sie es morgen noch einmal.',
    en: 'Too many SMS to this number. Try again tomorrow.',
  },
  'too_many_requests.sms_of_hour': {
    de: 'Zu viele SMS. Bitte versuchen Sie es in einer Stunde noch einmal, oder geben Sie Ihr Bankkonto an.',
    en: 'Too many SMS. Try again in an hour, or name your bank account.',
  },
  'too_many_requests.transfers': {
    de: 'Zu viele Überweisungen. Bitte versuchen Sie es in einer Stunde noch einmal.',
    en: 'Too many transfers. Try again in an hour.',
  },
  unauthorized: { de: 'Bitte melden Sie sich an.', en: 'Please log in.' },
  'unauthorized.expired': {
    de: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.',
    en: 'Your login has expired. Please log in again.',
  },
  unauthorized_customer_jwt: {
    de: 'Diese Sitzung ist beendet. Bitte melden Sie sich an.',
    en: 'This session has ended. Please log in.',
  },
  under_age: {
    de: 'Wetten ist ab {age} Jahren erlaubt.',
    en: 'Betting is for people of {age} years and older.',
  },
  unsupported_media_type: {
    de: 'Senden Sie die Anfrage als application/json.',
    en: 'Send the body as application/json.',
  },
  voucher_code_exhausted: {
    de: 'Dieser Code wurde so oft eingelöst, wie er ausgegeben wurde.',
    en: 'This code has been redeemed as often as it was given out.',
  },
  voucher_code_expired: { de: 'Dieser Code gilt nicht mehr.', en: 'This code is no longer valid.' },
  voucher_code_redeemed: {
    de: 'Sie haben diesen Code eingelöst. Der Gutschein steht in Ihrer Liste.',
    en: 'You have redeemed this code. Its voucher is in your list.',
  },
  'voucher_code_redeemed.elsewhere': {
    de: 'Dieser Code wurde schon mit einem anderen Konto von Ihnen oder mit Ihrem Bankkonto eingelöst.',
    en: 'This code was redeemed already, by another account of yours or with your bank account.',
  },
  'voucher_not_open.accepted': {
    de: 'Dieser Gutschein ist angenommen. Nur über einen offenen können Sie entscheiden.',
    en: 'This voucher is accepted. Only an open voucher can be decided on.',
  },
  'voucher_not_open.declined': {
    de: 'Dieser Gutschein ist abgelehnt. Nur über einen offenen können Sie entscheiden.',
    en: 'This voucher is declined. Only an open voucher can be decided on.',
  },
  'voucher_not_open.expired': {
    de: 'Dieser Gutschein ist abgelaufen. Nur über einen offenen können Sie entscheiden.',
    en: 'This voucher is expired. Only an open voucher can be decided on.',
  },
  'voucher_not_open.used': {
    de: 'Dieser Gutschein ist verwendet. Nur über einen offenen können Sie entscheiden.',
    en: 'This voucher is used. Only an open voucher can be decided on.',
  },
  wager_not_sold_yet: {
    de: '{pool} wird noch nicht angeboten. Bitte wählen Sie einen anderen Pool.',
    en: '{pool} is not sold yet. Choose another pool.',
  },
  wheel_already_spun: {
    de: 'Sie haben heute schon am Glücksrad gedreht. Kommen Sie morgen wieder.',
    en: 'You have turned the wheel today. Come back tomorrow.',
  },
  'wheel_already_spun.elsewhere': {
    de: 'Heute wurde schon mit einem anderen Konto von Ihnen oder mit Ihrem Bankkonto gedreht. Kommen Sie morgen wieder.',
    en: 'The wheel was turned today by another account of yours or with your bank account. Come back tomorrow.',
  },
  wrong_bank_code: {
    de: 'Das ist nicht der Code der Überweisung. Bitte sehen Sie noch einmal auf Ihren Kontoauszug.',
    en: 'This is not the code of the transfer. Look at the statement again.',
  },
  wrong_password: {
    de: 'Das aktuelle Passwort ist nicht richtig. Bitte versuchen Sie es noch einmal.',
    en: 'The current password is wrong. Try again.',
  },
} as const satisfies Partial<Record<ErrorCode | `${ErrorCode}.${string}`, Localized>>;

export type MessageName = keyof typeof messages;

/** Names with a code: `ReasonOf<'not_found'>` is `'race' | 'bet' | …`. */
export type ReasonOf<Code extends ErrorCode> = MessageName extends infer Name
  ? Name extends `${Code}.${infer Reason}`
    ? Reason
    : never
  : never;

const ranges: Record<string, Localized> = {
  day: { de: 'Tag', en: 'day' },
  week: { de: 'Woche', en: 'week' },
  month: { de: 'Monat', en: 'month' },
};

/**
 * The format of a value: cents, a number, an instant (ISO or ms) as its time or day in Germany, the
 * range of a limit.
 */
const formats: Record<string, (value: never, language: Language) => string | undefined> = {
  money: formatMoney,
  number: (value: number, language) => new Intl.NumberFormat(regions[language]).format(value),
  time: formatTime,
  day: formatDay,
  range: (range: string, language) => ranges[range]?.[language],
};

export const codeOf = (name: MessageName): ErrorCode => name.split('.')[0] as ErrorCode;

/** A message in a language. @param words values of its placeholders, in the units of the wire */
export const sayMessage = (name: MessageName, language: Language, words: Record<string, unknown> = {}): string =>
  messages[name][language].replaceAll(/\{(\w+)(?::(\w+))?\}/g, (placeholder, word: string, format = '') => {
    const value = words[word];
    if (value === undefined) return placeholder;
    return formats[format]?.(value as never, language) ?? String(value);
  });
