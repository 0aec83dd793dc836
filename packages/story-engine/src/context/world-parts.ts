import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'
import type { CastMember, ThemeSource } from '../theme-schema.js'
import type { z } from 'zod'
import type { TextPart, TextParts } from './text-parts.js'

const SENTENCE_END = new RegExp(`[${SENTENCE_MARKS}]$`, 'u')

type Member = z.infer<typeof CastMember>

/** `world` is the part that is cut at sentence ends where leaving parts out is not enough. */
export type WorldParts = TextParts & { world: TextPart }

/** B: world, protagonist and cast, in pieces that can be left out one by one. */
export function worldParts({ world, protagonist, cast }: ThemeSource): WorldParts {
  const people = cast.map(partsOfMember)
  const leastFirst = people.toReversed()
  const worldPart = { what: '세계', text: world ? `# 세계\n${world}\n` : '' }
  const facts = protagonist.fixedFacts.map((fact) => `- ${fact}\n`).join('')
  const hero = { what: '주인공', text: `\n# 주인공\n${protagonist.role}\n${facts}` }
  const heading = { what: '인물', text: '\n# 인물\n' }
  const inOrder = people.flatMap(({ name, detail, look, samples }) => [name, detail, look, samples])
  return {
    all: [worldPart, hero, heading, ...inOrder],
    droppable: [
      ...leastFirst.map(({ samples }) => samples),
      ...leastFirst.map(({ look }) => look),
      ...leastFirst.map(({ detail }) => detail),
    ],
    world: worldPart,
  }
}

function partsOfMember(member: Member) {
  const { name, aliases, role, look, personality, speech, samples, secret } = member
  const called = aliases.length > 0 ? ` 달리 부르는 말: ${aliases.join(', ')}.` : ''
  const part = (what: string, lines: readonly string[]): TextPart => ({
    what: `${name}의 ${what}`,
    text: lines.map((line) => `${line}\n`).join(''),
  })
  return {
    name: part('이름', [`## ${name}`, `${asSentence(role)}${called}`]),
    detail: part('됨됨이', [
      ...labelled('성격', personality),
      ...labelled('말투', speech),
      ...labelled('비밀', secret ?? ''),
    ]),
    look: part('겉모습', labelled('겉모습', look)),
    samples: part('말의 예', labelled('말의 예', samples.map((line) => `“${line}”`).join(' '))),
  }
}

function labelled(label: string, text: string): string[] {
  return text ? [`${label}: ${text}`] : []
}

function asSentence(text: string): string {
  return SENTENCE_END.test(text) ? text : `${text}.`
}
