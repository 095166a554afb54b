// Components inside other people's pages: in a shadow root, and rendered on a server.
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { describe, expect, it } from 'vitest';
import { MatchStage } from '../match-screen/MatchStage.tsx';
import { sampleMatch, sampleStages } from '../match-screen/samples.ts';
import { LiangfenProvider } from '../provider/index.ts';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './Dialog.tsx';
import { InHostStyles } from './in-host-styles.tsx';

describe('in a shadow root', () => {
  it('puts the styles there, and keeps dialogs inside the theme', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    const place = document.createElement('div');
    shadow.append(place);
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <StrictMode>
          <LiangfenProvider server="https://score.example" styleTarget={shadow}>
            <InHostStyles>
              <Button look="danger">删除</Button>
              <ConfirmDialog
                open
                title="删除「李雷」？"
                effect="30 天内可以恢复"
                confirmLabel="删除"
                onConfirm={() => {}}
                onCancel={() => {}}
              />
            </InHostStyles>
          </LiangfenProvider>
        </StrictMode>,
      ),
    );
    const button = shadow.querySelector('button');
    const dialog = shadow.querySelector('dialog');
    expect(button && getComputedStyle(button).backgroundColor).toBe('rgb(180, 35, 24)');
    expect(dialog?.open).toBe(true);
    expect(dialog && getComputedStyle(dialog).backgroundColor).toBe('rgb(244, 245, 247)');
    root.unmount();
    host.remove();
  });
});

describe('on a server', () => {
  it('renders the match screen to text with its styles', () => {
    const html = renderToString(<MatchStage match={sampleMatch(sampleStages.RESULT)} />);
    expect(html).toContain('追光者');
    expect(html).toContain('--lf-accent');
    // The style sheet is part of the markup, before the first element that it styles.
    expect(html.indexOf('.lfs-result-')).toBeGreaterThan(-1);
    expect(html.indexOf('.lfs-result-')).toBeLessThan(html.indexOf('class="lfs-'));
  });
});
