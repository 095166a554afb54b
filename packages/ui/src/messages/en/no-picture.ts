// The reasons why a screen has no picture, in English: for the audience in front of it, and for the developer of the page.
import type { Messages, Translated } from '../messages.ts';

export const noPicture = {
  ORIGIN_NOT_LISTED: {
    title: 'This site may not show this competition yet',
    hint: "The organiser can add this site in the competition's settings",
    developer:
      '{origin} is not among the sites that this competition allows. Ask the organiser to add it under "Basic settings → Embedded screen". The picture will come by itself',
  },
  COMPETITION_NOT_FOUND: {
    title: 'This competition was not found',
    hint: 'Please check the address of the screen',
    developer:
      "{server} has no competition with the competitionId {competitionId}. It may have been deleted. Check it at the organiser's desk",
  },
  SERVER_AWAY: {
    title: 'The server cannot be reached',
    hint: 'Reconnecting, the picture will come by itself',
    developer:
      '{server} does not answer. Check the server of LiangfenProvider, the network and the certificate (a page with https can only reach a server with https). The connection will come back by itself',
  },
  SERVER_BUSY: {
    title: 'The server is busy',
    hint: 'Waiting in line, the picture will come by itself',
    developer:
      '{server} asks to come back later. Nothing to do: the connection will come by itself',
  },
  WRONG_SERVER: {
    title: 'This screen is not set up yet',
    hint: "Please tell the site's administrator",
    developer:
      '{server} answers, but is no Liangfen server. The server of LiangfenProvider must be its address, such as https://score.example.com',
  },
  SDK_TOO_OLD: {
    title: 'This screen needs an update',
    hint: "Please tell the site's administrator",
    developer:
      '{server} is newer than the @liangfen/ui of this page. Update @liangfen/ui and publish the page again',
  },
  REFUSED: {
    title: 'This screen is disconnected',
    hint: 'Please tell the console',
    developer:
      "{server} refused the screen's connection ({reason}). Remove the cause, then call reload() or open the page again",
  },
  NO_PROVIDER: {
    title: 'This screen is not set up yet',
    hint: "Please tell the site's administrator",
    developer: 'Put MatchScreen into <LiangfenProvider server="https://…">',
  },
  WRONG_PROPS: {
    title: 'This screen is not set up yet',
    hint: "Please tell the site's administrator",
    developer:
      "MatchScreen has no competitionId. It is the id in the address of the organiser's desk",
  },
} satisfies Translated<Messages['noPicture']>;
