// The page is rendered on the server, the stage's first picture and its styles with it; the show comes in the browser.
import { headers } from 'next/headers';
import { Stage } from './stage';

export default async function Page() {
  const nonce = (await headers()).get('x-nonce');
  return (
    <main>
      <h1>今晚直播</h1>
      <Stage server="https://score.example.com" competitionId="c1" nonce={nonce} />
    </main>
  );
}
