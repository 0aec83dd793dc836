import type { ParsedBodyOf, StorySessionView } from '@doran/contract'
import { ENGINE_VERSION, openStory } from '@doran/story-engine'
import { AppError } from '../../platform/errors/app-error.js'
import type { Executor } from '../../platform/db/client.js'
import type { Deps } from '../../deps.js'
import type { StorySessionRow } from './story-session.table.js'
import type { Owner } from '../../platform/context/actor.js'
import { ownerColumns } from '../../platform/db/ownership.js'
import { insertTurn, lastSentenceOf } from '../story-turn/index.js'
import { getCurrentTheme, type CurrentTheme } from '../theme/index.js'
import { getSessionView } from './get-session.js'
import { holdVisitor } from './session-owner-store.js'
import { findSessionByClientId, insertSession } from './session-store.js'

/**
 * Opens a story: the session, pinned to the theme's current version, and its root turn. The same
 * `clientSessionId` answers the story it made before.
 */
export async function createSession(
  deps: Deps,
  becomeOwner: () => Promise<Owner>,
  request: ParsedBodyOf<'POST /v1/tales/session'>,
): Promise<StorySessionView> {
  const theme = await getCurrentTheme(deps, request.templateUuid)
  const owner = await becomeOwner()
  const session = await deps.db.transaction(async (tx) => {
    if (!(await isOwnerHeld(tx, owner))) throw new AppError('MAINTENANCE', { retryAfter: 1 })
    const { root, row } = newStory(deps, owner, theme, request.clientSessionId)
    const inserted = await insertSession(tx, row)
    if (inserted) await insertTurn(tx, root)
    return inserted
  })
  return getSessionView(deps, session ?? (await earlierSession(deps, owner, request)))
}

/** A visitor who is being merged must not be left with a story that nobody can find. */
async function isOwnerHeld(tx: Executor, owner: Owner): Promise<boolean> {
  return owner.kind === 'member' || holdVisitor(tx, owner.visitorId)
}

async function earlierSession(
  deps: Deps,
  owner: Owner,
  request: ParsedBodyOf<'POST /v1/tales/session'>,
): Promise<StorySessionRow> {
  const earlier = await findSessionByClientId(deps.db, owner, request.clientSessionId)
  if (earlier?.themeId === request.templateUuid) return earlier
  throw new AppError('KEY_REUSED')
}

function newStory(deps: Deps, owner: Owner, theme: CurrentTheme, clientSessionId: string) {
  const now = deps.clock.now()
  const sessionId = deps.newId()
  const opening = openStory(theme.loaded.compiled)
  const root = {
    id: deps.newId(),
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
    clientSessionId,
    ...ownerColumns(owner),
    themeId: theme.id,
    narrator: deps.models.tiers[0] ?? ('offline' as const),
    themeVersionHash: theme.themeHash,
    commonVersionHash: theme.commonHash,
    engineVersion: ENGINE_VERSION,
    leafTurnId: root.id,
    status: 'active' as const,
    turnCount: 0,
    lastSentence: lastSentenceOf(opening.text),
    createdAt: now,
    lastAt: now,
  }
  return { root, row }
}
