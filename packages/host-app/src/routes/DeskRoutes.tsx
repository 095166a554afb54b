// The desk's pages behind the login: list, create, account, and the backstage of one competition.
import {
  type Aim,
  accountParts,
  Backstage,
  type BackstageView,
  type DeskPage,
} from '@liangfen/ui/backstage';
import { useBackstageMessages } from '@liangfen/ui/messages';
import { useMemo } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { addressOf, isBackstageTab, returnPage } from '../addresses.ts';
import { useLoggedIn } from '../login-state.ts';
import { PageTitle } from '../PageTitle.tsx';

function TitledDesk({ title, view }: { readonly title: string; readonly view: BackstageView }) {
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  if (!useLoggedIn()) return <Navigate to="/web/login" replace state={{ from }} />;
  return (
    <>
      <PageTitle of={title} />
      <Backstage view={view} />
    </>
  );
}

/** `/web/app/index` */
export function OverviewRoute() {
  const { overview } = useBackstageMessages();
  return <TitledDesk title={overview.title} view={{ page: 'overview' }} />;
}

/** `/web/setting/backstage` */
export function CompetitionsRoute() {
  const { list } = useBackstageMessages();
  return <TitledDesk title={list.title} view={{ page: 'competitions' }} />;
}

/** `/web/add/match` */
export function CreateRoute() {
  const { create } = useBackstageMessages();
  return <TitledDesk title={create.title} view={{ page: 'create' }} />;
}

/** `/web/user/:part?return=…` */
export function AccountRoute() {
  const { account } = useBackstageMessages();
  const { part } = useParams();
  const backTo = useReturnPage();
  const known = accountParts.find((each) => each === part);
  return <TitledDesk title={account.title} view={{ page: 'account', part: known, backTo }} />;
}

/** `/web/setting/voucher?return=…` */
export function VoucherRoute() {
  const { money } = useBackstageMessages();
  const backTo = useReturnPage();
  return <TitledDesk title={money.voucher.title} view={{ page: 'voucher', backTo }} />;
}

function useReturnPage(): DeskPage | null {
  const back = useSearchParams()[0].get('return');
  return useMemo(() => returnPage(back), [back]);
}

/** `/web/backstage/:id/:mode/:tab?check=…` */
export function BackstageRoute() {
  const { layout } = useBackstageMessages();
  const { id = '', mode = '', tab } = useParams();
  const aim = useAimOfAddress();
  if (!isBackstageTab(tab)) {
    return <Navigate to={addressOf({ page: 'backstage', id, mode, tab: 'basic' })} replace />;
  }
  return <TitledDesk title={layout.tabs[tab]} view={{ page: 'backstage', id, mode, tab, aim }} />;
}

/** Pressing the same point of the checklist again is another visit. */
function useAimOfAddress(): Aim | null {
  const { layout } = useBackstageMessages();
  const { key: visit } = useLocation();
  const check = useSearchParams()[0].get('check');
  const codes: readonly string[] = Object.keys(layout.checklist);
  // The texts have every code of the contract, and nothing else.
  const code = codes.includes(check ?? '') ? (check as Aim['code']) : null;
  return useMemo(() => (code === null ? null : { code, visit }), [code, visit]);
}
