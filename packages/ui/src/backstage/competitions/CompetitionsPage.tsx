'use client';
// All competitions of the account, and those that were deleted lately.
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useOwnAccount } from '../data/use-own-account.ts';
import { DeskFrame, PageBody, PageHead } from '../frame/DeskFrame.tsx';
import { useAccountMay } from '../frame/own-role.ts';
import { useNavigation } from '../frame/pages.tsx';
import { CompetitionTable } from './CompetitionTable.tsx';

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 320px) auto;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  margin-bottom: 14px;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export function CompetitionsPage() {
  const { list: texts } = useBackstageMessages();
  const { go } = useNavigation();
  const ownKind = useOwnAccount().data?.kind;
  const may = useAccountMay();
  const [page, setPage] = useState(0);
  const [keyword, setKeyword] = useState('');
  const [bin, setBin] = useState(false);
  return (
    <DeskFrame current="competitions">
      <PageBody>
        <PageHead>
          <h1>{texts.title}</h1>
          {may('createCompetition') ? (
            <Button look="primary" onClick={() => go({ page: 'create' })}>
              {texts.create}
            </Button>
          ) : null}
        </PageHead>
        <Tools>
          <TextField
            label={texts.search}
            hideLabel
            type="search"
            placeholder={texts.search}
            value={keyword}
            onChange={(value) => {
              setKeyword(value);
              setPage(0);
            }}
          />
          {ownKind === 'MAIN' ? (
            <Segmented
              label={texts.title}
              value={bin ? 'bin' : 'current'}
              options={[
                { value: 'current', label: texts.current },
                { value: 'bin', label: texts.deleted },
              ]}
              onChange={(value) => {
                setBin(value === 'bin');
                setPage(0);
              }}
            />
          ) : null}
        </Tools>
        <CompetitionTable
          // Deleted competitions are another list: nothing of this one stays on view meanwhile.
          key={bin ? 'bin' : 'current'}
          bin={bin}
          keyword={keyword}
          page={page}
          onPage={setPage}
        />
      </PageBody>
    </DeskFrame>
  );
}
