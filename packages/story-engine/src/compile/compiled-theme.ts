import type { TriggerMatcher } from '@doran/korean'
import type { Emotion, InputFamily, Intent } from '../scene-schema.js'
import type { Bridge, ReplyKind, ThemeSource } from '../theme-schema.js'
import type { Change, Test } from './expression.js'
import type { z } from 'zod'

export type Target =
  | { kind: 'scene'; id: string }
  | { kind: 'ending'; key: string }
  | { kind: 'endings' }

/** A paragraph with what must hold for it and what it changes. `key` is unique in the theme. */
export type Passage = {
  key: string
  when: readonly Test[]
  text: string
  changes: readonly Change[]
  target: Target | null
  faces: readonly Face[]
}

export type Face = { name: string; emotion: Emotion }

/** With `about`, an answer only to input that names one of these; with `says`, to input like one of them. */
export type CompiledAnswer = Passage & { about: readonly string[]; says: readonly string[] }

export type CompiledReply = { key: string; when: readonly Test[]; text: string }

/** How a person answers in any scene. */
export type CompiledReplies = {
  kinds: Readonly<Partial<Record<ReplyKind, readonly CompiledReply[]>>>
  asked: readonly (CompiledReply & { says: readonly string[] })[]
}

export type Risk = { stat: string; divide: number; fail: Passage; cost: Passage; success: Passage }

export type CompiledMove = {
  id: string
  key: string
  label: string
  when: readonly Test[]
  intents: readonly Intent[]
  about: readonly string[]
  /** What readers type to mean it. */
  says: readonly string[]
  /** Told, once in a scene, before it is let pass: a question in character whether it was meant. */
  asksBack: string | null
  /** Stems of the verbs in its label. */
  verbs: readonly string[]
  family: InputFamily
  outcomes: readonly Passage[]
  risk: Risk | null
  changes: readonly Change[]
  remember: { key: string; as: string } | null
  repeat: boolean
  leadsOut: boolean
}

export type Recall = { key: string; memory: string; text: string }

export type CompiledScene = {
  id: string
  act: '기' | '승' | '전' | '결'
  title: string
  enter: readonly Passage[]
  again: readonly Passage[]
  moves: readonly CompiledMove[]
  others: Readonly<Record<InputFamily, readonly CompiledAnswer[]>>
  drift: readonly Passage[]
  recalls: readonly Recall[]
  patience: number
  press: Passage
  /** Cast that is there to be spoken to, the nearest first. */
  people: readonly string[]
  cast: readonly string[]
  mentions: TriggerMatcher
  /** Every name of every entity, as written and as single sounds. */
  entityForms: readonly { id: string; form: string; sounds: string }[]
}

export type CompiledEnding = {
  key: string
  title: string
  hint: string
  badge: string
  rare: boolean
  when: readonly Test[]
  text: readonly Passage[]
}

export type CompiledBridge = {
  id: string
  family: z.infer<typeof Bridge>['family']
  when: readonly Test[]
  text: string
}

export type CompiledTheme = {
  source: ThemeSource
  scenes: ReadonlyMap<string, CompiledScene>
  endings: readonly CompiledEnding[]
  /** By name of the cast; `혼자` where nobody is there. */
  replies: ReadonlyMap<string, CompiledReplies>
  discoveries: readonly { when: readonly Test[]; unsaid: readonly string[] }[]
  bridges: readonly CompiledBridge[]
  bounds: ReadonlyMap<string, { min: number; max: number }>
  initialNumbers: Readonly<Record<string, number>>
  /** Every phrase that can be remembered, so that a slot always has a value. */
  phrases: ReadonlyMap<string, string>
  castNames: readonly string[]
  castMentions: TriggerMatcher
}
