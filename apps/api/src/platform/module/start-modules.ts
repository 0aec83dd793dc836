import type { System } from '../context/actor.js'
import type { FullContext } from '../context/context.js'
import { runEvery } from '../time/run-every.js'

/** Starts what the modules keep running between calls. */
export function startServices(ctx: FullContext<System>) {
  const services = ctx.registry.modules.flatMap(({ start }) => start?.(ctx) ?? [])
  return {
    async drain() {
      await Promise.all(services.map(async ({ drain }) => drain?.()))
    },
    async stop() {
      await Promise.all(services.map(async ({ stop }) => stop()))
    },
  }
}

/** Starts the modules' periodic work. */
export function startJobs(ctx: FullContext<System>): { stop: () => void } {
  const jobs = ctx.registry.jobs.map(({ name, everyMs, run }) =>
    runEvery(ctx.logger, { name, everyMs, run: () => run(ctx) }),
  )
  return { stop: () => jobs.forEach(({ stop }) => stop()) }
}
