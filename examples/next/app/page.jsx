// The page is rendered on the server; the stage in it runs in the browser.
import { Stage } from './stage';

export default function Page() {
  return (
    <main>
      <h1>今晚直播</h1>
      <Stage server="https://score.example.com" competitionId="c1" />
    </main>
  );
}
