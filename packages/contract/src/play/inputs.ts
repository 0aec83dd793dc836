import { z } from 'zod'

const Index = z.number().int().min(0).max(200)

/** An answer to a question, which may be given anew. */
export const PsytestInput = z.strictObject({
  type: z.literal('answer'),
  question: Index,
  choice: Index,
})
export type PsytestInput = z.infer<typeof PsytestInput>

/** `skip`: neither; one goes on by lot, and the match is not counted. `undo` takes the last decision back. */
export const WorldcupInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick'), item: z.string().max(40) }),
  z.strictObject({ type: z.literal('skip') }),
  z.strictObject({ type: z.literal('undo') }),
])
export type WorldcupInput = z.infer<typeof WorldcupInput>

export const PlayInput = z.union([PsytestInput, WorldcupInput])
export type PlayInput = z.infer<typeof PlayInput>
