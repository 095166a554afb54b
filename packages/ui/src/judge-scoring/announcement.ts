// Says for screen readers where the judge is now, in one sentence, when the show moves on.
import { performanceWordOf } from '@liangfen/rules/words';
import type { JudgeMatch } from '@liangfen/sdk/schema';
import { fill, type JudgeTexts } from '../messages/index.ts';
import { phoneView } from './phone-view.ts';

export function announcementOf(match: JudgeMatch, texts: JudgeTexts): string {
  const view = phoneView(match);
  const { stage } = match;
  const program = 'program' in stage ? stage.program.programName : '';
  switch (view.kind) {
    case 'ENDED':
      return texts.waiting.ended;
    case 'SIGN_IN':
      return texts.signIn.title;
    case 'RECUSED':
      return texts.waiting.recused;
    case 'SCORING':
      return fill(texts.now.judging[match.setting.mode], { program });
    case 'STAGE':
      break;
  }
  switch (stage.kind) {
    case 'START':
      return texts.waiting.start;
    case 'TEST':
      return texts.waiting.test;
    case 'SIGN_IN':
      return texts.signIn.done;
    case 'PROGRAM_LIST':
      return texts.waiting.list;
    case 'TITLE':
      return fill(texts.now.title, {
        program: stage.opponent
          ? fill(texts.now.bout, { red: program, blue: stage.opponent.programName })
          : program,
      });
    case 'INTERMISSION':
      return texts.waiting.intermission;
    case 'AUDIENCE_VOTE':
      return fill(texts.now.audienceVote, { program });
    case 'SPEECH':
      return fill(texts.now.speech, { program, performance: performanceWordOf(match.look) });
    case 'SCORING':
    case 'SCORE_REVEAL':
      return fill(texts.now.closed, { program });
    case 'RESULT':
      return fill(texts.now.result, { program });
    case 'RANKING':
      return texts.ranking.title;
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
      return texts.waiting.ceremony;
    case 'BRACKET':
      return texts.waiting.bracket;
    case 'BATTLE':
      return texts.waiting.battle;
  }
}
