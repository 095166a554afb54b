'use client';
// One scene of the show: the step of its reveal, and the picture of its stage. An opening without sponsors, a screen's
// first scene, is StartScene.
import { cutStage, hasVotes, revealSteps } from '@liangfen/rules';
import type { Stage, StageBattle } from '@liangfen/sdk/schema';
import { memo, useEffect, useMemo } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { BesideCode } from '../audience-code/BesideCode.tsx';
import { useRoom } from '../canvas/canvas-size.ts';
import { captionOf } from '../caption.ts';
import { AwardsStageView } from '../ceremony/AwardsStage.tsx';
import { BracketStageView } from '../ceremony/BracketStage.tsx';
import { ChampionStageView } from '../ceremony/ChampionStage.tsx';
import { PodiumStageView } from '../ceremony/PodiumStage.tsx';
import { TestMark } from '../parts/Marks.tsx';
import { useRevealStep } from '../reveal/use-reveal-step.ts';
import { useSceneReport } from '../sound/use-scene-report.ts';
import { AboveBar } from '../sponsors/AboveBar.tsx';
import { TitleSponsor } from '../sponsors/TitleSponsor.tsx';
import { useBarStands } from '../sponsors/use-bar-stands.ts';
import { useOwnScene } from '../sponsors/use-own-scene.ts';
import { useStageContext } from '../stage-context.ts';
import { AudienceVoteStageView } from '../stages/AudienceVoteStage.tsx';
import { BattleShaped, isShaped } from '../stages/BattleShaped.tsx';
import { BattleStageView } from '../stages/BattleStage.tsx';
import { BattleWonShaped } from '../stages/BattleWonShaped.tsx';
import { IntermissionStageView } from '../stages/IntermissionStage.tsx';
import { ProgramListStageView } from '../stages/ProgramListStage.tsx';
import { RankingStageView } from '../stages/RankingStage.tsx';
import { ResultStageView } from '../stages/ResultStage.tsx';
import { ScoreRevealStageView } from '../stages/ScoreRevealStage.tsx';
import { ScoringStageView } from '../stages/ScoringStage.tsx';
import { SignInStageView } from '../stages/SignInStage.tsx';
import { SpeechStageView } from '../stages/SpeechStage.tsx';
import { TestStageView } from '../stages/TestStage.tsx';
import { TitleStageView } from '../stages/TitleStage.tsx';
import { BesidePanel } from './BesidePanel.tsx';
import type { Scene } from './scene-queue.ts';
import type { SceneViewProps } from './scene-view-props.ts';
import { WholePicture } from './WholePicture.tsx';

export function SceneView({ scene: given, coming, onCaption, Start }: SceneViewProps) {
  const scene = useOwnScene(given);
  const { match, fresh } = scene;
  const { stage, linkData } = match;
  const texts = useScreenMessages();
  const { still } = useStageContext();
  const steps = useMemo(() => revealSteps(stage), [stage]);
  const step = useRevealStep(steps, linkData.revealStep, {
    fresh: fresh && !still,
    coming,
  });
  const seen = useMemo(
    () => seenStage(stage, step, linkData.revealStep),
    [stage, step, linkData.revealStep],
  );
  useSceneReport({
    scene,
    seen: onCaption !== undefined && !coming,
    stage,
    steps,
    step,
    plays: linkData.revealStep === null && !coming,
  });
  const caption = captionOf({ ...match, stage: seen }, texts);
  useEffect(() => onCaption?.(caption), [caption, onCaption]);
  const test = stage.kind === 'TEST' || ('test' in stage && stage.test);
  const { stands } = useBarStands(scene);
  return (
    <AboveBar stands={stands}>
      <BesideCode match={match}>
        <Picture scene={scene} stage={seen} step={step} Start={Start} />
      </BesideCode>
      {test ? <TestMark /> : null}
    </AboveBar>
  );
}

/**
 * Cuts the stage to the steps shown, by the function that the server cuts with: a reveal that plays by itself, an
 * operator's preview and a hall's screen are one picture. Where nothing is held back, bars have the scale of the whole
 * ranking from their first one on.
 */
function seenStage(stage: Stage, step: number, revealStep: number | null): Stage {
  const cut = cutStage(stage, step);
  if (revealStep !== null || stage.kind !== 'RANKING' || cut.kind !== 'RANKING') return cut;
  return { ...cut, topScore: stage.topScore };
}

type SponsoredStartProps = Pick<Scene, 'match'> & Pick<SceneViewProps, 'Start'>;

function SponsoredStart({ match, Start }: SponsoredStartProps) {
  const { tall, width } = useRoom();
  const beside = match.look.cover !== null && !tall ? width * 0.46 : width - 240;
  return (
    <Start match={match}>
      <TitleSponsor look={match.look} width={beside} height={104} />
    </Start>
  );
}

interface PictureProps {
  readonly scene: Scene;
  readonly stage: Stage;
  readonly step: number;
  readonly Start: SceneViewProps['Start'];
}

/** Not drawn anew when the picture begins to move. */
const Picture = memo(function Picture({ scene: { match }, stage, step, Start }: PictureProps) {
  switch (stage.kind) {
    case 'START':
      return <SponsoredStart match={match} Start={Start} />;
    case 'TEST':
      return <TestStageView stage={stage} />;
    case 'SIGN_IN':
      return <SignInStageView stage={stage} />;
    case 'PROGRAM_LIST':
      return <ProgramListStageView stage={stage} />;
    case 'TITLE':
      return <TitleStageView stage={stage} />;
    case 'INTERMISSION':
      return <IntermissionStageView stage={stage} look={match.look} />;
    case 'AUDIENCE_VOTE':
      return <AudienceVoteStageView stage={stage} competitionId={match.competitionId} />;
    case 'SPEECH':
      return <SpeechStageView stage={stage} />;
    case 'SCORING':
      return (
        <BesidePanel stage={stage}>
          <ScoringStageView stage={stage} vote={hasVotes(match.mode)} />
        </BesidePanel>
      );
    case 'SCORE_REVEAL':
      return (
        <BesidePanel stage={stage}>
          <ScoreRevealStageView stage={stage} step={step} />
        </BesidePanel>
      );
    case 'RESULT':
      return (
        <BesidePanel stage={stage}>
          <ResultStageView stage={stage} step={step} />
        </BesidePanel>
      );
    case 'RANKING':
      return <RankingStageView stage={stage} step={step} />;
    case 'PODIUM':
      return <PodiumStageView stage={stage} />;
    case 'CHAMPION':
      return <ChampionStageView stage={stage} />;
    case 'AWARDS':
      return <AwardsStageView stage={stage} />;
    case 'BRACKET':
      return <BracketStageView stage={stage} />;
    case 'BATTLE':
      return <Bout stage={stage} />;
  }
});

/** The picture for 16 : 9 is one block; for any other wall there are compositions of its own. */
function Bout({ stage }: { readonly stage: StageBattle }) {
  const { composition } = useRoom();
  const { determination } = stage;
  if (isShaped(composition)) {
    return determination === null ? (
      <BattleShaped {...{ stage, composition }} />
    ) : (
      <BattleWonShaped {...{ stage, determination, composition }} />
    );
  }
  return (
    <WholePicture>
      <BattleStageView stage={stage} />
    </WholePicture>
  );
}
