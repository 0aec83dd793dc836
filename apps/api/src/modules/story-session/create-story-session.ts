import { PersonaFields, type ParsedBodyOf, type StorySessionView } from '@doran/contract'
import { ENGINE_VERSION, openStory } from '@doran/story-engine'
import type { Actor, Owner } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ownerColumns } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findPersona } from '../persona/index.js'
import { assertMayOpen } from '../permission/index.js'
import { insertTurn, lastSentenceOf } from '../story-turn/index.js'
import { getCurrentTheme, type CurrentTheme } from '../theme/index.js'
import { holdOwner } from '../visitor/index.js'
import { getStorySession } from './get-story-session.js'
import { findSessionByClientId, insertSession } from './story-session-repository.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'

type NewStory = ParsedBodyOf<'POST /v1/tales/session'> & {
  /** Called once the theme was found: a call that is refused makes no visitor. */
  becomeOwner: () => Promise<Owner>
}

/**
 * Starts a story: the session, pinned to the theme's current version, and its root turn. The same `clientSessionId`
 * answers the story it made before.
 * @throws AppError NOT_FOUND, RATING_LIMIT, AGE_UNCONFIRMED, KEY_REUSED
 */
export async function createStorySession(
  ctx: Context<'themes' | 'models', Actor>,
  { becomeOwner, ...request }: NewStory,
): Promise<StorySessionView> {
  const theme = await getCurrentTheme(ctx, request.templateUuid)
  assertMayOpen(ctx, theme.facts.ageRating)
  const owner = await becomeOwner()
  const session = await inTransaction(ctx, async (tx) => {
    if (!(await holdOwner(tx, owner))) throw new AppError('MAINTENANCE', { retryAfter: 1 })
    const persona = await personaFor(tx, owner, request)
    const { root, row } = newStory(tx, { owner, theme, request, persona })
    const inserted = await insertSession(tx.db, row)
    if (inserted) await insertTurn(tx.db, root)
    return inserted
  })
  return getStorySession(ctx, session ?? (await earlierSession(ctx, owner, request)))
}

async function earlierSession(
  { db }: Context,
  owner: Owner,
  request: ParsedBodyOf<'POST /v1/tales/session'>,
): Promise<StorySessionRow> {
  const earlier = await findSessionByClientId(db, owner, request.clientSessionId)
  if (earlier?.themeId === request.templateUuid) return earlier
  throw new AppError('KEY_REUSED')
}

/** The chosen persona as it is now, or somebody of whom only the name is known. */
async function personaFor(
  ctx: Context,
  owner: Owner,
  { personaUuid, name }: Pick<NewStory, 'personaUuid' | 'name'>,
): Promise<PersonaFields | null> {
  if (personaUuid !== undefined) return findPersona(ctx, { owner, id: personaUuid })
  return name === undefined ? null : PersonaFields.parse({ name })
}

type Begun = {
  owner: Owner
  theme: CurrentTheme
  request: Omit<NewStory, 'becomeOwner'>
  persona: PersonaFields | null
}

function newStory(
  { clock, newId, models }: Context<'models'>,
  { owner, theme, request, persona }: Begun,
) {
  const now = clock.now()
  const sessionId = newId()
  const opening = openStory(theme.loaded.compiled, request.openingIndex)
  const root = {
    id: newId(),
    sessionId,
    index: 0,
    output: opening.text,
    choices: opening.choices,
    gauges: [],
    remembered: [],
    faces: opening.faces,
    state: opening.state,
    status: 'done' as const,
    narrator: 'offline' as const,
    seed: 0,
    createdAt: now,
    settledAt: now,
  }
  const row = {
    id: sessionId,
    clientSessionId: request.clientSessionId,
    ...ownerColumns(owner),
    themeId: theme.id,
    narrator: models.tiers[0] ?? ('offline' as const),
    themeVersionHash: theme.themeHash,
    commonVersionHash: theme.commonHash,
    engineVersion: ENGINE_VERSION,
    leafTurnId: root.id,
    persona,
    status: 'active' as const,
    turnCount: 0,
    lastSentence: lastSentenceOf(opening.text),
    createdAt: now,
    lastAt: now,
  }
  return { root, row }
}
