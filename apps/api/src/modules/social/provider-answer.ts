import { z } from 'zod'

const ProviderAnswer = z.object({
  state: z.string().max(200).default(''),
  code: z.string().max(4_096).optional(),
  error: z.string().max(200).optional(),
  user: z.string().max(2_000).optional(),
})

/** What a provider says by way of the browser. */
export type ProviderAnswer = z.infer<typeof ProviderAnswer>

/** Drops what is not expected; an answer that cannot be is an empty one. */
export function readProviderAnswer(given: unknown): ProviderAnswer {
  return ProviderAnswer.safeParse(given).data ?? { state: '' }
}
