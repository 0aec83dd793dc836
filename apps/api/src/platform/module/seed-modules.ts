import type { AuthoredContent } from '@doran/story-content/artefact'
import type { Context } from '../context/context.js'

/** Brings what ships with the modules into the database; what is there already stays. */
export async function seedModules(
  ctx: Context<'registry'>,
  content: AuthoredContent,
): Promise<void> {
  for (const { seed } of ctx.registry.modules) await seed?.(ctx, content)
}
