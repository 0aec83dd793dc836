import type { LoadProvisional } from '../../features/play/load-provisional'

/** A result as this browser works it out, with all that draws it. */
export const loadProvisional: LoadProvisional = async () => {
  const [{ ResultView }, { gameEngine }] = await Promise.all([
    import('../../features/result/result-view'),
    import('@doran/game-engine'),
  ])
  return function Provisional({ outcome }) {
    return <ResultView outcome={outcome} card={gameEngine.cardOf(outcome)} />
  }
}
