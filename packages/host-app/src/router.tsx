// The addresses of the desk and the console (spec § 2); the phone and the match page are pages of their own.
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import {
  createBrowserRouter,
  createRoutesFromElements,
  Outlet,
  Route,
  useLocation,
} from 'react-router';
import { pageRules } from '../pages.ts';
import { RouteBoundary } from './RouteBoundary.tsx';

/** Each part of the product loads whole, once. */
const desk = () => import('./desk-pages.ts');
const panel = () => import('./panel-pages.ts');

const DeskLayout = lazy(async () => ({ default: (await desk()).DeskLayout }));
const HomeRoute = lazy(async () => ({ default: (await desk()).HomeRoute }));
const OverviewRoute = lazy(async () => ({ default: (await desk()).OverviewRoute }));
const LoginRoute = lazy(async () => ({ default: (await desk()).LoginRoute }));
const RegisterRoute = lazy(async () => ({ default: (await desk()).RegisterRoute }));
const CompetitionsRoute = lazy(async () => ({ default: (await desk()).CompetitionsRoute }));
const CreateRoute = lazy(async () => ({ default: (await desk()).CreateRoute }));
const AccountRoute = lazy(async () => ({ default: (await desk()).AccountRoute }));
const BackstageRoute = lazy(async () => ({ default: (await desk()).BackstageRoute }));
const ConsoleLoginRoute = lazy(async () => ({ default: (await desk()).ConsoleLoginRoute }));
const UnavailableRoute = lazy(async () => ({ default: (await desk()).UnavailableRoute }));
const VoucherRoute = lazy(async () => ({ default: (await desk()).VoucherRoute }));
const PaymentRoute = lazy(async () => ({ default: (await desk()).PaymentRoute }));
const BadgesRoute = lazy(async () => ({ default: (await desk()).BadgesRoute }));
const InvitationSheetRoute = lazy(async () => ({
  default: (await desk()).InvitationSheetRoute,
}));
const ArrivalRoute = lazy(async () => ({ default: (await desk()).ArrivalRoute }));
const MessengerScanRoute = lazy(async () => ({ default: (await desk()).MessengerScanRoute }));
const ExternalLoginRoute = lazy(async () => ({ default: (await desk()).ExternalLoginRoute }));
const ResetRoute = lazy(async () => ({ default: (await desk()).ResetRoute }));
const SignOnReturnRoute = lazy(async () => ({ default: (await desk()).SignOnReturnRoute }));
const InsideLoginRoute = lazy(async () => ({ default: (await desk()).InsideLoginRoute }));
const JudgeFromMessengerRoute = lazy(async () => ({
  default: (await import('./routes/JudgeFromMessengerRoute.tsx')).JudgeFromMessengerRoute,
}));
const ScanRoute = lazy(async () => ({
  default: (await import('./routes/ScanRoute.tsx')).ScanRoute,
}));
const PanelLayout = lazy(async () => ({ default: (await panel()).ConsoleLayout }));
const PanelRoute = lazy(async () => ({ default: (await panel()).PanelRoute }));
const CrashedPage = lazy(async () => ({
  default: (await import('./CrashedPage.tsx')).CrashedPage,
}));

/**
 * A router of its own history: it can hold back leaving a page with unsaved changes. It reads the address
 * when it is made, so make it after a console token has been taken out of that.
 */
export function createRouter() {
  return createBrowserRouter(
    createRoutesFromElements(
      <Route element={<Page />}>
        <Route element={<DeskLayout />}>
          <Route path="/" element={<HomeRoute />} />
          <Route path="/web/app/index" element={<OverviewRoute />} />
          <Route path="/web/login" element={<LoginRoute />} />
          <Route path="/web/register" element={<RegisterRoute />} />
          <Route path="/web/control/login/:competitionId" element={<ConsoleLoginRoute />} />
          <Route path="/web/add/match" element={<CreateRoute />} />
          <Route path="/web/setting/backstage" element={<CompetitionsRoute />} />
          <Route path="/web/backstage/:id/:mode/:tab?" element={<BackstageRoute />} />
          <Route path="/web/user/:part?" element={<AccountRoute />} />
          <Route path="/web/setting/voucher" element={<VoucherRoute />} />
          <Route path="/web/aliPay" element={<PaymentRoute />} />
          <Route path="/web/badges/:id" element={<BadgesRoute />} />
          <Route path="/web/qrcode/login" element={<MessengerScanRoute />} />
          <Route path="/web/reset" element={<ResetRoute />} />
          <Route path="/web/sso/login" element={<SignOnReturnRoute />} />
          <Route path="/web/external/login" element={<ExternalLoginRoute />} />
          <Route path="/web/dd/pc/login" element={<InsideLoginRoute />} />
          <Route path="/web/try/:code" element={<ArrivalRoute />} />
          <Route path="/web/invitation/:id" element={<InvitationSheetRoute />} />
          <Route path="/web/scan/QR/codes" element={<ScanRoute />} />
          <Route path="*" element={<UnavailableRoute kind="notFound" />} />
        </Route>
        <Route path="/web/dd/:competitionId" element={<JudgeFromMessengerRoute />} />
        <Route element={<PanelLayout />}>
          <Route path="/web/control/panel/:competitionId" element={<PanelRoute hand="desk" />} />
          <Route
            path="/web/mobile/control/panel/:competitionId"
            element={<PanelRoute hand="mobile" />}
          />
        </Route>
        {pageRules.map(({ under }) => (
          <Route key={under} path={`${under}/*`} element={<OtherPage />} />
        ))}
      </Route>,
    ),
  );
}

function Page() {
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  );
}

/** Loads an address that belongs to another page file, which the server sends. */
function OtherPage() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** A page that broke is tried again at another address. */
function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RouteBoundary
      key={pathname.split('/').slice(0, 3).join('/')}
      fallback={
        <Suspense fallback={null}>
          <CrashedPage />
        </Suspense>
      }
    >
      {children}
    </RouteBoundary>
  );
}
