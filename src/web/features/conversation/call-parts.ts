// A test call from its ringing to its report, in one file that is fetched when it rings: whoever can answer has
// the whole call.
export { CallReportCard } from './call-report-card.tsx';
export { CallView } from './call-view.tsx';
export { InCallDialog } from './in-call-dialog.tsx';
export { IncomingCallDialog } from './incoming-call-dialog.tsx';
