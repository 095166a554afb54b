'use client';
/// <reference path="../../css-text.d.ts" />
// Becoming a judge: sign up with name and phone, or be approved at once by an invitation link.
import { ApiError, type PhoneClient } from '@liangfen/sdk';
import type { Judge, JudgeStatus, Privacy, PublicCompetition } from '@liangfen/sdk/schema';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FormProblem, formProblem } from '../../messages/form-problem.ts';
import {
  fill,
  useCommonMessages,
  useFailureMessages,
  useJudgeBesideMessages,
} from '../../messages/index.ts';
import type { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { usePhoneClient } from '../../provider/index.ts';
import { part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { FailedState } from '../parts/ListStates.tsx';
import { Big, Quiet } from '../parts/layout.tsx';
import { PhoneButton } from '../parts/PhoneButton.tsx';
import { type Application, ApplyForm, type KnownPerson } from './ApplyForm.tsx';
import css from './JudgeApply.css?inline';
import { LoadingPage, PhonePage } from './PhonePage.tsx';

export interface JudgeApplyProps {
  readonly competitionId: string;
  /** The code of an invitation link, which approves the judge at once. */
  readonly invitationCode?: string | undefined;
  /** What is known of the person already, e.g. from the messenger. */
  readonly known?: KnownPerson;
  /** Whether a judge is led on at once, without a page in between. */
  readonly straightIn?: boolean;
  readonly onEnter: () => void;
}

const Card = part('section', 'lf-apply-card');

const askAgainMs = 4_000;

/**
 * @example
 * ```tsx
 * <JudgeApply competitionId="c1" onEnter={() => location.assign('/judging/c1')} />;
 * ```
 */
export function JudgeApply({
  competitionId,
  invitationCode,
  known,
  straightIn = false,
  onEnter,
}: JudgeApplyProps) {
  const client = usePhoneClient();
  const texts = useJudgeBesideMessages().apply;
  const failures = useFailureMessages();
  const [competition, setCompetition] = useState<PublicCompetition | null>(null);
  const [status, setStatus] = useState<JudgeStatus | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [unread, setUnread] = useState<'MISSING' | 'FAILED' | null>(null);
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState(false);
  const [loginEnded, setLoginEnded] = useState(false);

  const readStatus = useCallback(async () => {
    try {
      if ((await client.tokenFor({ kind: 'general' })) === undefined) {
        return setStatus({ applied: false, judge: null });
      }
      setStatus(await client.request('getJudgeStatus', { path: { id: competitionId } }));
    } catch (error) {
      // An old login of this phone is as good as none, and the client has taken it away.
      if (isLoginEnded(error)) {
        setLoginEnded(true);
        setStatus({ applied: false, judge: null });
      } else setUnread((before) => before ?? 'FAILED');
    }
  }, [client, competitionId]);

  const read = useCallback(() => {
    setUnread(null);
    client
      .request('getPublicCompetition', { path: { id: competitionId } })
      .then(setCompetition, (error) => setUnread(isNoCompetition(error) ? 'MISSING' : 'FAILED'));
    void readStatus();
  }, [client, competitionId, readStatus]);
  useEffect(read, [read]);

  const pending = status?.judge?.approval === 'PENDING';
  useEffect(() => {
    if (!pending) return;
    const timer = setInterval(() => void readStatus(), askAgainMs);
    return () => clearInterval(timer);
  }, [pending, readStatus]);

  const approved = status?.judge?.approval === 'APPROVED';
  const latestEnter = useRef(onEnter);
  useLayoutEffect(() => {
    latestEnter.current = onEnter;
  });
  useEffect(() => {
    if (straightIn && approved) latestEnter.current();
  }, [straightIn, approved]);

  async function attempt(act: () => Promise<JudgeStatus>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      setStatus(await act());
      setAgain(false);
    } catch (error) {
      // The application was made before, and the answer was lost on its way.
      if (isDoneAlready(error)) await readStatus();
      else setProblem(formProblem(error, failures.unknown, failures.problems));
    } finally {
      setBusy(false);
    }
  }

  const apply = (body: Application) =>
    attempt(async () => {
      const answered = await asSomebody(client, () =>
        invitationCode === undefined
          ? client.request('signUpJudge', { path: { id: competitionId }, body })
          : client.request('approveDirectly', {
              path: { id: competitionId, code: invitationCode },
              body,
            }),
      );
      // The button of an invitation says that it enters.
      if (invitationCode !== undefined && answered.judge?.approval === 'APPROVED') onEnter();
      return answered;
    });

  const withdraw = () =>
    attempt(async () => {
      await client.request('withdrawSignUp', { path: { id: competitionId } });
      return { applied: false, judge: null };
    });

  if (unread === 'MISSING') return <PhonePage title={texts.missing} hint={texts.missingHint} />;
  // A competition that was read once stays: it is asked for again while the judge waits.
  if (unread === 'FAILED' && (competition === null || status === null)) {
    return (
      <PhonePage title={texts.title}>
        <FailedState onRetry={read} />
      </PhonePage>
    );
  }
  if (competition === null || status === null) return <LoadingPage />;
  if (straightIn && approved) return <LoadingPage />;

  const { judge } = status;
  const refused = judge?.approval === 'REJECTED' && !again;
  if (judge && (judge.approval !== 'REJECTED' || refused)) {
    return (
      <Answered
        competition={competition}
        status={status}
        busy={busy}
        problem={problem}
        onEnter={onEnter}
        onWithdraw={withdraw}
        onAgain={() => setAgain(true)}
      />
    );
  }
  if (!competition.signUpOpen && invitationCode === undefined) {
    return (
      <PhonePage
        title={competition.name}
        hint={fill(texts.closedSaid, { closed: texts.closed, closedHint: texts.closedHint })}
      />
    );
  }
  const direct = invitationCode !== undefined;
  return (
    <PhonePage
      title={competition.name}
      hint={direct ? texts.introDirect : competition.signUpApproval ? texts.intro : texts.introOpen}
    >
      <StyleSheet name="apply" text={css} />
      {competition.invitationText === '' ? null : <Card>{competition.invitationText}</Card>}
      {loginEnded ? <Quiet role="status">{texts.loginEnded}</Quiet> : null}
      <ApplyForm
        direct={direct}
        busy={busy}
        problem={problem}
        {...(known === undefined ? {} : { known })}
        privacy={privacyOn(client.baseUrl, competition)}
        onApply={(body) => void apply(body)}
      />
    </PhonePage>
  );
}

/**
 * Signing up needs no login that was there before: one that has ended is taken away by the client, and the
 * sign-up goes on with the next one that is kept here, or as a new guest.
 */
async function asSomebody<T>(client: PhoneClient, act: () => Promise<T>): Promise<T> {
  for (;;) {
    const held = await client.tokenFor({ kind: 'general' });
    if (held === undefined) await client.logIn('loginAsGuest');
    try {
      return await act();
    } catch (error) {
      const another = held !== undefined && (await client.tokenFor({ kind: 'general' })) !== held;
      if (!isLoginEnded(error) || !another) throw error;
    }
  }
}

/** A path of the product's own site, seen from the page of another one, too. */
function privacyOn(site: string, { privacy }: PublicCompetition): Privacy | null {
  if (privacy === undefined) return null;
  const { address } = privacy;
  return address.startsWith('/') ? { ...privacy, address: `${site}${address}` } : privacy;
}

function isLoginEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function isDoneAlready(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'ALREADY_SIGNED_UP' || error.code === 'NOT_SIGNED_UP')
  );
}

/** An address that no competition has, or that no competition could have. */
function isNoCompetition(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function Verdict({ judge }: { readonly judge: Pick<Judge, 'approval' | 'number'> }) {
  const texts = useJudgeBesideMessages().apply;
  switch (judge.approval) {
    case 'APPROVED':
      return (
        <>
          <Big>
            {judge.number === null
              ? texts.approvedUnnumbered
              : fill(texts.approved, { number: judge.number })}
          </Big>
          <Quiet>{texts.approvedHint}</Quiet>
        </>
      );
    case 'PENDING':
      return (
        <>
          <Big>{texts.pending}</Big>
          <Quiet role="status">{texts.pendingHint}</Quiet>
        </>
      );
    case 'REJECTED':
      return (
        <>
          <Big>{texts.rejected}</Big>
          <Quiet>{texts.rejectedHint}</Quiet>
        </>
      );
  }
}

function Answered({
  competition,
  status,
  busy,
  problem,
  onEnter,
  onWithdraw,
  onAgain,
}: {
  readonly competition: PublicCompetition;
  readonly status: JudgeStatus;
  readonly busy: boolean;
  readonly problem: FormProblem | null;
  readonly onEnter: () => void;
  readonly onWithdraw: () => Promise<void>;
  readonly onAgain: () => void;
}) {
  const texts = useJudgeBesideMessages().apply;
  const { approval } = useCommonMessages();
  const failures = useFailureMessages();
  const [asking, setAsking] = useState(false);
  const [notAsked, setNotAsked] = useState(false);
  // Loaded when it is asked for: no other page of the phone has a dialog.
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null);
  const ask = async () => {
    setNotAsked(false);
    try {
      const loaded = await import('../../primitives/Dialog.tsx');
      setDialog(() => loaded.ConfirmDialog);
      setAsking(true);
    } catch {
      setNotAsked(true);
    }
  };
  const { judge } = status;
  if (judge === null) return null;
  return (
    <PhonePage title={competition.name} hint={approval[judge.approval]}>
      <StyleSheet name="apply" text={css} />
      <Card data-approval={judge.approval}>
        <Verdict judge={judge} />
      </Card>
      {problem === null ? null : <Quiet role="alert">{problem.text}</Quiet>}
      {notAsked ? <Quiet role="alert">{failures.unknown}</Quiet> : null}
      {judge.approval === 'APPROVED' ? (
        <PhoneButton size="large" look="primary" onClick={onEnter}>
          {texts.enter}
        </PhoneButton>
      ) : null}
      {judge.approval === 'REJECTED' ? (
        <PhoneButton size="large" onClick={onAgain}>
          {texts.again}
        </PhoneButton>
      ) : null}
      {judge.approval === 'PENDING' ? (
        <PhoneButton size="large" look="quiet" busy={busy} onClick={() => void ask()}>
          {texts.withdraw}
        </PhoneButton>
      ) : null}
      {Dialog === null ? null : (
        <Dialog
          open={asking}
          title={fill(texts.withdrawAsk, { competition: competition.name })}
          effect={texts.withdrawEffect}
          confirmLabel={texts.withdraw}
          danger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void onWithdraw();
          }}
        />
      )}
    </PhonePage>
  );
}
