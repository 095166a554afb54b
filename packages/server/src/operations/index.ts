/** Every operation of the contract, put together from one file per tag; a missing one does not compile. */
import { accountOperations } from './account.ts';
import { audienceOperations } from './audience.ts';
import { audienceVoteOperations } from './audience-vote.ts';
import { broadcastOperations } from './broadcast.ts';
import { competitions } from './competitions.ts';
import { consoleOperations } from './console.ts';
import { exports } from './exports.ts';
import { hallOperations } from './hall.ts';
import { healthOperations } from './health.ts';
import { images } from './images.ts';
import { imports } from './imports.ts';
import { judgePhoneOperations } from './judge-phone.ts';
import { judges } from './judges.ts';
import { liveSocketOperations } from './live-sockets.ts';
import { loginOperations } from './login.ts';
import { messengerOperations } from './messenger.ts';
import { oembedOperations } from './oembed.ts';
import type { Operations } from './operation.ts';
import { photos } from './pictures/photos.ts';
import { points } from './points.ts';
import { programs } from './programs.ts';
import { results } from './results.ts';
import { screenOperations } from './screen.ts';
import { seats } from './seats.ts';
import { singleSignOnOperations } from './single-sign-on.ts';

export const operations = {
  ...loginOperations,
  ...accountOperations,
  ...competitions,
  ...judges,
  ...seats,
  ...programs,
  ...results,
  ...imports,
  ...exports,
  ...images,
  ...photos,
  ...points,
  ...judgePhoneOperations,
  ...consoleOperations,
  ...screenOperations,
  ...broadcastOperations,
  ...audienceOperations,
  ...audienceVoteOperations,
  ...liveSocketOperations,
  ...hallOperations,
  ...healthOperations,
  ...oembedOperations,
  ...messengerOperations,
  ...singleSignOnOperations,
} satisfies Operations;
