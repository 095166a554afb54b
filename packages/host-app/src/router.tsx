// All addresses (spec § 2), each part of the product in a bundle of its own.
import { lazy, type ReactNode, Suspense } from 'react';
import {
  createBrowserRouter,
  createRoutesFromElements,
  Navigate,
  Outlet,
  Route,
  RouterProvider,
  useLocation,
} from 'react-router';
import { RouteBoundary } from './RouteBoundary.tsx';

/** Each part of the product loads whole, once. */
const desk = () => import('./desk-pages.ts');
const judge = () => import('./judge-pages.ts');
const panel = () => import('./panel-pages.ts');
const screen = () => import('./screen-pages.ts');

const DeskLayout = lazy(async () => ({ default: (await desk()).DeskLayout }));
const HomeRoute = lazy(async () => ({ default: (await desk()).HomeRoute }));
const LoginRoute = lazy(async () => ({ default: (await desk()).LoginRoute }));
const RegisterRoute = lazy(async () => ({ default: (await desk()).RegisterRoute }));
const CompetitionsRoute = lazy(async () => ({ default: (await desk()).CompetitionsRoute }));
const CreateRoute = lazy(async () => ({ default: (await desk()).CreateRoute }));
const AccountRoute = lazy(async () => ({ default: (await desk()).AccountRoute }));
const BackstageRoute = lazy(async () => ({ default: (await desk()).BackstageRoute }));
const ConsoleLoginRoute = lazy(async () => ({ default: (await desk()).ConsoleLoginRoute }));
const UnavailableRoute = lazy(async () => ({ default: (await desk()).UnavailableRoute }));
const BadgesRoute = lazy(async () => ({ default: (await desk()).BadgesRoute }));
const InvitationSheetRoute = lazy(async () => ({
  default: (await desk()).InvitationSheetRoute,
}));
const JudgeLayout = lazy(async () => ({ default: (await judge()).JudgeLayout }));
const JudgeHomeRoute = lazy(async () => ({ default: (await judge()).JudgeHomeRoute }));
const JudgeApplyRoute = lazy(async () => ({ default: (await judge()).JudgeApplyRoute }));
const JudgeSeatRoute = lazy(async () => ({ default: (await judge()).JudgeSeatRoute }));
const JudgeScoringRoute = lazy(async () => ({ default: (await judge()).JudgeScoringRoute }));
const PanelLayout = lazy(async () => ({ default: (await panel()).ConsoleLayout }));
const PanelRoute = lazy(async () => ({ default: (await panel()).PanelRoute }));
const ScreenLayout = lazy(async () => ({ default: (await screen()).ConsoleLayout }));
const ScreenRoute = lazy(async () => ({ default: (await screen()).ScreenRoute }));
const CrashedPage = lazy(async () => ({
  default: (await import('./CrashedPage.tsx')).CrashedPage,
}));

/** Integrations whose pages are honest until they are there. */
const later = [
  '/web/scan/QR/codes',
  '/web/external/login',
  '/web/dd/pc/login',
  '/web/dd/:competitionId',
  '/web/qrcode/login',
  '/web/aliPay',
  '/web/setting/voucher',
];

/** A router of its own history: it can hold back leaving a page with unsaved changes. */
const router = createBrowserRouter(
  createRoutesFromElements(
    <Route element={<Page />}>
      <Route element={<DeskLayout />}>
        <Route path="/" element={<HomeRoute />} />
        <Route path="/web/app/index" element={<Navigate to="/" replace />} />
        <Route path="/web/login" element={<LoginRoute />} />
        <Route path="/web/register" element={<RegisterRoute />} />
        <Route path="/web/control/login/:competitionId" element={<ConsoleLoginRoute />} />
        <Route path="/web/add/match" element={<CreateRoute />} />
        <Route path="/web/setting/backstage" element={<CompetitionsRoute />} />
        <Route path="/web/backstage/:id/:mode/:tab?" element={<BackstageRoute />} />
        <Route path="/web/user" element={<AccountRoute />} />
        <Route path="/web/badges/:id" element={<BadgesRoute />} />
        <Route path="/web/invitation/:id" element={<InvitationSheetRoute />} />
        {later.map((path) => (
          <Route key={path} path={path} element={<UnavailableRoute kind="unavailable" />} />
        ))}
        <Route path="*" element={<UnavailableRoute kind="notFound" />} />
      </Route>
      <Route element={<ScreenLayout />}>
        <Route path="/web/match/:competitionId" element={<ScreenRoute />} />
      </Route>
      <Route element={<PanelLayout />}>
        <Route path="/web/control/panel/:competitionId" element={<PanelRoute hand="desk" />} />
        <Route
          path="/web/mobile/control/panel/:competitionId"
          element={<PanelRoute hand="mobile" />}
        />
      </Route>
      <Route element={<JudgeLayout />}>
        <Route path="/web/judge" element={<JudgeHomeRoute />} />
        <Route path="/web/judge/apply" element={<JudgeApplyRoute />} />
        <Route path="/web/judge/seat/:code" element={<JudgeSeatRoute />} />
        <Route path="/web/judge/:competitionId" element={<JudgeScoringRoute />} />
      </Route>
    </Route>,
  ),
);

export function Router() {
  return <RouterProvider router={router} />;
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

/** Another address is another try. */
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
