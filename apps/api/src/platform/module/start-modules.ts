import { systemContext } from '../context/context.js'
import type { Deps } from '../context/deps.js'
import { runEvery } from '../time/run-every.js'

/** Starts what the modules keep running between calls. */
export function startServices(deps: Deps) {
  const services = deps.registry.modules.flatMap(({ start }) => start?.(deps) ?? [])
  return {
    async drain() {
      await Promise.all(services.map(({ drain }) => drain?.()))
    },
    async stop() {
      await Promise.all(services.map(({ stop }) => stop()))
    },
  }
}

/** Starts the modules' periodic work. */
export function startJobs(deps: Deps): { stop: () => void } {
  const ctx = systemContext(deps)
  const jobs = deps.registry.jobs.map(({ name, everyMs, run }) =>
    runEvery(deps.logger, { name, everyMs, run: () => run(ctx) }),
  )
  return { stop: () => jobs.forEach(({ stop }) => stop()) }
}
