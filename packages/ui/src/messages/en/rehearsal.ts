// The texts of a rehearsal that plays itself, in English.
import type { FindingCode, Gravity, PhoneFacts, Verdict } from '@liangfen/rehearsal';
import type { RehearsalPart } from '@liangfen/rehearsal/player';
import type { Messages, Translated } from '../messages.ts';

const part: Record<RehearsalPart, string> = {
  PREPARING: 'Seating the simulated judges',
  FIRST_CHECK: 'Checking all devices',
  SIGN_IN: 'Judges check in',
  PROGRAM: 'Program on stage',
  RANKING: 'Showing the ranking',
  LAST_CHECK: 'Checking all devices again',
  TIDYING: 'Removing simulated judges and their scores',
};

const verdict: Record<Verdict, string> = {
  READY: 'Ready to start',
  TODO: '{count} {count|thing|things} to fix',
  UNTRIED: 'Everything that was tried works, {count} {count|thing was|things were} not tried',
  PARTIAL: 'Stopped early, no problem so far',
  UNFINISHED: 'The rehearsal did not finish',
};

const gravity: Record<Gravity, string> = {
  TODO: 'To fix',
  UNTRIED: 'Not tried',
  ADVICE: 'Note',
};

const verdictRule: Record<Verdict, string> = {
  UNFINISHED:
    'Broken off, replaced elsewhere, or ended by the server: the rehearsal did not finish',
  TODO: 'Something is "To fix": fix it before you start',
  PARTIAL: 'Stopped early and nothing "To fix": holds only for what was played',
  UNTRIED: 'Played through, nothing "To fix", something "Not tried": try it to know',
  READY: 'Played through, nothing "To fix" or "Not tried": ready to start',
};

const finding: Record<FindingCode, { readonly title: string; readonly next: string }> = {
  FAILED: {
    title: 'The rehearsal broke off: {why}',
    next: 'Fix this and rehearse again. If it comes back, contact technical support',
  },
  REPLACED: {
    title: 'A rehearsal was started elsewhere, so this one stopped',
    next: 'Another window started a rehearsal, or the competition became official. Keep one window and rehearse again',
  },
  LAPSED: {
    title:
      'The server ended the rehearsal: nothing was heard from this page for more than 90 seconds',
    next: "The simulated judges were removed. Check this computer's network, keep this page in front, and rehearse again",
  },
  NOT_TIDIED: {
    title: 'The simulated judges have not been removed',
    next: 'Once the server is back, it removes them and their scores within about 100 seconds. To do it now, press "Rehearse again"',
  },
  NO_SCREEN: {
    title: 'No screen is connected',
    next: 'Open the screen page on the computer of the big screen, and rehearse again',
  },
  SCREEN_SILENT: {
    title: 'Screen "{name}" did not answer',
    next: 'Reload the page at this screen and check its network',
  },
  SCREEN_LEFT: {
    title: 'Screen "{name}" disconnected on the way',
    next: 'Check its network and power settings (no sleep), and rehearse again',
  },
  SCREEN_BEHIND: {
    title: 'Screen "{name}" missed the last step',
    next: 'Reload the screens from the console, and rehearse again',
  },
  SCREEN_SLOW: {
    title: 'Screen "{name}" is slow, up to {ms}',
    next: 'Use a network cable and close other programs that use the network',
  },
  PHONE_SILENT: {
    title: 'The phone of {name} did not answer',
    next: 'Ask the judge to wake the phone and open the scoring page. If it stays silent, scan the seat code again',
  },
  PHONE_LEFT: {
    title: 'The phone of {name} disconnected on the way',
    next: "Ask the judge to check the phone's network and scan the seat code again",
  },
  PHONE_SLOW: {
    title: 'The phone of {name} is slow, {ms}',
    next: 'Move this phone to a place with a better signal, or use another network',
  },
  NO_JUDGES: {
    title: 'There are no judges yet',
    next: 'Add judges, let them scan their seat codes, and rehearse again',
  },
  NOT_ALL_PLAYED: {
    title: '{count} {count|was|were} not played',
    next: 'Another console was used, or programs were changed meanwhile. Rehearse again',
  },
  PHONES_OFFLINE: {
    title: 'Phones of {count} {count|judge are|judges are} not connected: {names}',
    next: 'Ask them to scan their seat codes, and rehearse again. Nothing can be said of phones that were not connected',
  },
  ANSWERS_SLOW: {
    title: 'Scores are answered slowly, 5 % took {ms} or more',
    next: 'Check the network from here to the server. All simulated judges score from this computer: try another one',
  },
  COMMANDS_SLOW: {
    title: 'The console is answered slowly, 5 % took {ms} or more',
    next: "Check the network from the console's computer to the server. A cable is best",
  },
  SCORES_MISSING: {
    title: '{count} {count|score was|scores were} not delivered',
    next: 'See the list below. Check the network first, and rehearse again',
  },
  SCORES_DOUBLED: {
    title: '{count} {count|score is|scores are} double',
    next: 'Do not start. Send this report to technical support',
  },
  REPEATS: {
    title: '{count} {count|sending|sendings} had no answer and were repeated and delivered',
    next: 'The network wavers but no score was lost. Try not to change networks during the show',
  },
  REPEATS_WITH_LOSS: {
    title: '{count} {count|sending|sendings} had no answer and were repeated',
    next: 'Some scores still did not arrive, they are listed below. Check the network first',
  },
  REPEATS_UNCOUNTED: {
    title: '{count} {count|sending|sendings} had no answer and were repeated',
    next: 'The last count was not reached, so lost scores are unknown. Rehearse again',
  },
};

const phone: Record<PhoneFacts['state'], string> = {
  ANSWERED: 'Answered in {ms}',
  SILENT: 'No answer',
  LEFT: 'Disconnected on the way',
  OFFLINE: 'Not connected',
};

export const rehearsal = {
  title: 'Rehearsal',
  intro:
    'Simulated judges play the whole rehearsal over the real network: check-in, scoring, reveal, result, ranking. Connected screens and phones follow, and a report comes at the end',
  introBattle:
    'The console plays every bout of the rehearsal by itself: points, fouls, pauses, decisions. Connected screens follow, and a report comes at the end',
  notRehearsal: 'Only competitions in rehearsal can be rehearsed',
  notRehearsalHint: {
    OFFICIAL:
      'The competition is official, and simulated judges would spoil its results. Copy it and rehearse the copy',
    ENDED: 'The competition has ended. Copy it and rehearse the copy',
  },
  settings: {
    title: 'Settings',
    judges: 'Simulated judges',
    judgesHint: '1–50, as many as your judges by default',
    speed: 'Speed',
    speeds: { watch: 'Real', fast: '5×', fastest: '25×' },
    within: 'Scores within',
    withins: { together: '2 s', usual: '10 s', slow: '30 s' },
    spread: 'Scores are',
    spreads: { close: 'Close', usual: 'Usual', wide: 'Far apart' },
    network: "Phones' network",
    networks: { good: 'Good', shaky: '10 % lost', bad: '30 % lost' },
    networkHint: 'Loses messages on purpose, to see that no score is lost or doubled',
    plan: '{count} {count|program|programs}, about {time}',
    planBattle: '{count} {count|bout|bouts}, about {time}',
    planNote: 'A rehearsal plays the first 3 and last 3 programs of each group',
    planNoteBattle: 'A rehearsal plays the first 2 and last 2 programs of each group',
    nothing: 'There is nothing to rehearse. Add programs first',
    effect:
      'Afterwards the simulated judges and their scores are removed, and the screen returns to the start page',
    start: 'Start rehearsal',
  },
  clear: {
    title: 'Clear rehearsal results and start?',
    effect:
      'Some programs have been on. Their rehearsal results are cleared, judges and check-ins stay',
    confirm: 'Clear and start',
  },
  left: {
    title: '{count} simulated {count|judge is|judges are} still here',
    hint: 'Another window is rehearsing, or a rehearsal has just broken off. If nobody plays, the server removes them at {time}',
    hintLost: 'Left over from a rehearsal that did not finish',
    clear: 'Remove simulated judges',
    ask: 'Remove {count} simulated {count|judge|judges}?',
    effect:
      'They and their scores are removed, rehearsal results are cleared, and the screen returns to the start page',
    done: 'Simulated judges removed',
    action: 'Remove simulated judges',
  },
  lapsed: {
    title: 'The last rehearsal broke off and was ended by the server at {time}',
    why: 'Its page was not heard for more than 90 seconds: closed, offline, or the server was stopped',
    cleared:
      '{count} simulated {count|judge was|judges were} removed, results cleared, the screen is on the start page',
    kept: '{count} simulated {count|judge was|judges were} removed. There were rehearsal results before, they were kept',
  },
  last: {
    title: 'Last rehearsal {time}',
    open: 'See report',
    kept: 'The report is kept in this browser until you log out',
    back: 'Back',
  },
  running: {
    title: 'Rehearsing',
    paused: 'Paused',
    stopping: 'Stopping',
    progress: 'Progress',
    position: '{position} / {count}',
    names: 'No. {position}: {names}',
    namesBattle: 'Bout {position}: {names}',
    submitted: 'Submitted',
    submissions: 'Delivered',
    lost: 'Lost on purpose',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop',
    stopAsk: 'Stop the rehearsal?',
    stopEffect: 'Simulated judges and their scores are removed. The report covers what was played',
    foreground: 'Keep this page in front. Open screen and console in another window',
    leaveAsk: 'Leaving ends the rehearsal',
    leaveEffect: 'Simulated judges and their scores are removed, and there is no report',
    leave: 'End and leave',
  },
  report: {
    lang: 'en',
    title: 'Rehearsal report',
    list: ', ',
    parts: '; ',
    clause: ', ',
    says: '{label}: {text}',
    aside: '{text} ({aside})',
    verdict,
    finding,
    gravity,
    rules: {
      title: 'How the verdict is found: the first that applies',
      verdict: verdictRule,
      measures:
        "Slow: a screen or phone above {hall}, or the slowest 5 % of answers to scores or commands above {answer}, as shown on the page. No score lost: of every program that was played, each simulated judge's score was found at the server",
    },
    findings: 'Findings',
    nothing: 'Nothing to fix',
    summary: '{played} / {playable} programs, {judges} simulated {judges|judge|judges}, {time}',
    summaryBattle: '{played} / {playable} bouts, {time}',
    network: '{loss} % of messages lost on purpose',
    copy: 'Copy report',
    copied: 'Copied',
    copyFailed: 'The browser does not allow copying. Please print',
    print: 'Print',
    again: 'Rehearse again',
    figures: 'Times',
    scores: 'Scores delivered',
    scoresValue: '{found} / {expected}',
    scoresNote: '{doubled} double, {repeats} repeated',
    lostNote: '{lost} messages lost on purpose',
    answers: 'Answers to scores',
    deliveries: 'From submit to delivered',
    commands: 'Console commands',
    commandsNote: 'slowest: "{command}"',
    timing: 'median; 95 % within {p95}, longest {max}',
    screens: 'Screens',
    screensNone: 'No screen was connected',
    phones: "Judges' phones",
    phonesNone: 'No judges yet',
    notChecked: 'The last check was not reached, so nothing is known of screens and phones',
    lines:
      "{lines} of {judges} simulated {judges|judge|judges} had a live connection, the others followed the console's",
    column: {
      screen: 'Screen',
      judge: 'Judge',
      answer: 'Check',
      lag: 'Picture arrived',
      missing: 'Not delivered',
    },
    answered: 'Answered in {ms}',
    silent: 'No answer',
    left: 'Disconnected on the way',
    lag: 'median {p50}, longest {max}',
    noLag: 'Not reported',
    behind: 'Missed the last step',
    phone,
    judge: '{number} {name}',
    unnamed: 'Screen',
    missing: 'Scores not delivered',
    missingOf: '{judge}: {program}',
    unknownWhy: 'The server did not answer',
    stepWhy: '"{step}" {why}',
    at: 'rehearsed {time}',
  },
  part,
  ms: '{ms} ms',
  seconds: '{seconds} s',
  minutes: '{minutes} min {seconds} s',
  fromChecklist: 'Rehearse once',
} satisfies Translated<Messages['backstage']['rehearsal']>;
