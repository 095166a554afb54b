// What panel and desk use of the standing of a program.
export {
  type ChosenStanding,
  StandingDialog,
  type StandingDialogProps,
} from './StandingDialog.tsx';
