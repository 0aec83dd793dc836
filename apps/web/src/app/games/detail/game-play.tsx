'use client'

import dynamic from 'next/dynamic'
import type { BranchPlayerProps } from '../../../features/play/branch-player'
import type { QuizPlayerProps } from '../../../features/play/quiz-player'
import { loadProvisional } from '../../_play/load-provisional'

const QuizPlayer = dynamic(() =>
  import('../../../features/play/quiz-player').then((module) => module.QuizPlayer),
)
const BranchPlayer = dynamic(() =>
  import('../../../features/play/branch-player').then((module) => module.BranchPlayer),
)

/** The players of the kinds without a page of their own, which the pages of games and results do not load. */
export function QuizPlay(props: Omit<QuizPlayerProps, 'loadProvisional'>) {
  return <QuizPlayer {...props} loadProvisional={loadProvisional} />
}

export function BranchPlay(props: Omit<BranchPlayerProps, 'loadProvisional'>) {
  return <BranchPlayer {...props} loadProvisional={loadProvisional} />
}
