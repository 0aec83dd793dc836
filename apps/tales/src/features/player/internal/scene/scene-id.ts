import type { Turn } from '@doran/contract'

export const sceneId = (turn: Pick<Turn, 'index'>) => `scene-${turn.index}`
