// A portal's backend: it reads a competition's results with an API key and hands its own pages what they may show.
import { createServer } from 'node:http';
import { ApiError, createLiangfenClient } from '@liangfen/sdk';

const {
  LIANGFEN_SERVER = 'https://score.example.com',
  LIANGFEN_COMPETITION = 'c1',
  /** Of the scope results:read; the organiser makes it under 账号 → 接口密钥. It never leaves the backend. */
  LIANGFEN_KEY,
  PORT = '3000',
} = process.env;

const client = createLiangfenClient({ baseUrl: LIANGFEN_SERVER, apiKey: LIANGFEN_KEY });

/** What the hall has been shown: a key is told no more. */
async function ranking() {
  const { rankings } = await client.request('getResultOverview', {
    path: { id: LIANGFEN_COMPETITION },
  });
  return rankings.map(({ groupName, rows }) => ({
    group: groupName,
    rows: rows.map(({ rank, programName, score }) => ({ rank, name: programName, score })),
  }));
}

const server = createServer(async (request, response) => {
  const send = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };
  if (request.url !== '/ranking') return send(404, { detail: '没有这个页面' });
  try {
    send(200, await ranking());
  } catch (error) {
    console.error(error);
    // Why the server refused, such as a key that has ended, is for the backend's log.
    send(502, { detail: error instanceof ApiError ? error.detail : '成绩暂时读不到' });
  }
});

server.listen(Number(PORT), () => console.log(`http://localhost:${server.address().port}/ranking`));
