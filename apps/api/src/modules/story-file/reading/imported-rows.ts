import { ENGINE_VERSION, endingsOf } from '@doran/story-engine'
import type { Owner } from '../../../platform/context/actor.js'
import type { Context } from '../../../platform/context/context.js'
import { ownerColumns } from '../../../platform/db/ownership.js'
import type { NewMemory } from '../../story-memory/index.js'
import type { storySession } from '../../../schema/story/story-session.table.js'
import { lastSentenceOf } from '../../story-turn/index.js'
import type { turn } from '../../../schema/story/turn.table.js'
import type { ThemeVersion } from '../../theme/index.js'
import type { FileTurn, StoryFile } from '../file-schema.js'
import { pathOf } from './check-tree.js'
import type { TurnState } from './state-of-turns.js'

export type ImportedStory = {
  story: StoryFile
  theme: ThemeVersion
  states: ReadonlyMap<string, TurnState>
  owner: Owner
}

type Session = typeof storySession.$inferInsert
type Turn = typeof turn.$inferInsert
type Rows = { session: Session; turns: Turn[]; memories: NewMemory[] }

/** What a file that was found good becomes, under new ids. What an ending is called is the theme's to say. */
export function importedRows(ctx: Context<'models'>, imported: ImportedStory): Rows {
  const { story, theme } = imported
  const [id, now] = [ctx.newId(), ctx.clock.now()]
  const ids = new Map(story.turns.map((told) => [told.id, ctx.newId()]))
  const newIdOf = (old: string): string => {
    const given = ids.get(old)
    if (given === undefined) throw new Error(`turn ${old} is not in its file`)
    return given
  }
  const turns = story.turns.map((told) => ({
    ...toldAs(told, now),
    ...stateOf(told, imported),
    id: newIdOf(told.id),
    sessionId: id,
    parentId: told.parentId === null ? null : newIdOf(told.parentId),
    variantOf: told.variantOf === null ? null : newIdOf(told.variantOf),
  }))
  const leaf = turns.find((row) => row.id === newIdOf(story.leafTurnId))
  if (!leaf) throw new Error('the leaf is not in its file')
  const session: Session = {
    id,
    clientSessionId: id,
    ...ownerColumns(imported.owner),
    themeId: theme.id,
    themeVersionHash: theme.versionHash,
    commonVersionHash: theme.commonHash,
    engineVersion: theme.isAnother ? ENGINE_VERSION : story.engineVersion,
    leafTurnId: leaf.id,
    title: story.title,
    origin: 'imported',
    persona: story.persona,
    note: story.note,
    status: leaf.ending === null ? 'active' : 'ended',
    narrator: ctx.models.tiers[0] ?? 'offline',
    turnCount: leaf.index,
    ending: leaf.ending,
    lastSentence: lastSentenceOf(leaf.output),
    createdAt: now,
    lastAt: now,
  }
  return { session, turns, memories: memoriesOf(ctx, story, { sessionId: id, newIdOf, now }) }
}

function toldAs(told: FileTurn, now: Date) {
  const { id: _id, parentId: _parent, variantOf: _variant, state: _state, input, ...kept } = told
  const createdAt = pastInstant(told.createdAt, now)
  return {
    ...kept,
    inputKind: input && input.kind,
    inputText: input && input.text,
    createdAt,
    settledAt: createdAt,
  }
}

function stateOf({ id }: FileTurn, { states, theme }: ImportedStory) {
  const told = states.get(id)
  if (!told) throw new Error(`turn ${id} has no state`)
  const ending = endingsOf(theme.loaded.compiled).find(({ key }) => key === told.ending)
  if (!ending) return { state: told.state, ending: null }
  const { key, title, badge, rare } = ending
  return { state: told.state, ending: { key, title, badge, rare } }
}

type Made = { sessionId: string; newIdOf: (old: string) => string; now: Date }

function memoriesOf(
  { newId }: Context,
  story: StoryFile,
  { sessionId, newIdOf, now }: Made,
): NewMemory[] {
  const path = pathOf(story)
  const indexes = new Map(story.turns.map(({ id, index }) => [id, index]))
  return story.memories.map(({ turnId, fromIndex, kind, text, source, isPinned, ...memory }) => ({
    id: newId(),
    sessionId,
    fromIndex,
    kind,
    text,
    source,
    isPinned,
    turnId: newIdOf(turnId),
    turnIndex: indexes.get(turnId) ?? 0,
    stateKey: memory.key,
    isOnPath: path.has(turnId),
    editedAt: memory.isEdited ? now : null,
    forgottenAt: memory.isForgotten ? now : null,
    createdAt: pastInstant(memory.createdAt, now),
  }))
}

/** No file comes from the future. */
function pastInstant(written: string, now: Date): Date {
  return new Date(Math.min(Date.parse(written), now.getTime()))
}
