import type { Context } from '../../platform/context/context.js'
import type { Service } from '../../platform/module/module.js'
import { startSavingProgress } from './save-progress.js'
import { listenForSkips } from './skip-pacing.js'
import { listenForStops } from './stop-turn.js'

/** How long a model may still generate what it has started when the process ends. */
const MODEL_GRACE_MS = 4_000

/** Listens for what readers ask of turns through other processes, and saves what this one generates. */
export function startTurns(ctx: Context<'liveTurns' | 'turnNotifier' | 'processId'>): Service {
  const { liveTurns, turnNotifier, clock } = ctx
  turnNotifier.open()
  listenForStops(ctx)
  listenForSkips(ctx)
  const saving = startSavingProgress(ctx)
  return {
    async drain() {
      liveTurns.ending.abort()
      await Promise.race([liveTurns.drained(), clock.sleep(MODEL_GRACE_MS)])
      liveTurns.giveUp.abort()
      await liveTurns.drained()
    },
    async stop() {
      saving.stop()
      await turnNotifier.close()
    },
  }
}
