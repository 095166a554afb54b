// The bundle of the desk.
export { DeskLayout } from './DeskLayout.tsx';
export { ArrivalRoute } from './routes/ArrivalRoute.tsx';
export { ConsoleLoginRoute } from './routes/ConsoleLoginRoute.tsx';
export {
  AccountRoute,
  BackstageRoute,
  CompetitionsRoute,
  CreateRoute,
  OverviewRoute,
  VoucherRoute,
} from './routes/DeskRoutes.tsx';
export { HomeRoute } from './routes/HomeRoute.tsx';
export { LoginRoute } from './routes/LoginRoute.tsx';
export {
  ExternalLoginRoute,
  InsideLoginRoute,
  MessengerScanRoute,
} from './routes/MessengerRoutes.tsx';
export { PaymentRoute } from './routes/PaymentRoute.tsx';
export { BadgesRoute, InvitationSheetRoute } from './routes/PrintRoutes.tsx';
export { RegisterRoute } from './routes/RegisterRoute.tsx';
export { ResetRoute } from './routes/ResetRoute.tsx';
export { SignOnReturnRoute } from './routes/SignOnReturnRoute.tsx';
export { UnavailableRoute } from './routes/UnavailableRoute.tsx';
