/** Buying points in one page: the organiser's account beside a buyer's phone. */
import { useEffect, useState } from 'react';
import { Backstage, Desk, type Navigation } from '../../packages/ui/src/backstage/index.ts';
import { LiangfenProvider } from '../../packages/ui/src/provider/index.ts';
import { BuyerPhone } from './BuyerPhone.tsx';
import { type PlaygroundServer, playgroundServer } from './server.ts';

/** Nowhere else to go: this is one page of the product. */
const navigation: Navigation = {
  hrefOf: ({ page }) => `#${page}`,
  go: () => undefined,
  openBeside: () => undefined,
};

export function Purchase() {
  const [server, setServer] = useState<PlaygroundServer | null>(null);
  useEffect(() => void playgroundServer().then(setServer), []);
  if (server === null) return <p role="status">正在启动页内服务器</p>;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <div style={{ flex: '1 1 720px', minWidth: 0 }}>
        <LiangfenProvider client={server.organiser}>
          <Desk navigation={navigation}>
            <Backstage view={{ page: 'account', part: 'points' }} />
          </Desk>
        </LiangfenProvider>
      </div>
      <BuyerPhone server={server} />
    </div>
  );
}
