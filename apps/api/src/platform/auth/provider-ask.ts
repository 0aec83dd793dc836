import type { z } from 'zod'

const PATIENCE_MS = 5_000
const MAX_BYTES = 65_536

/** How a sign-in by a provider failed: `provider_down` is the provider's own trouble. */
export type ProviderFault = 'provider_down' | 'provider_failed'

/** Its message goes to the log: never a token, an address or a name. */
export class ProviderError extends Error {
  readonly fault: ProviderFault

  constructor(fault: ProviderFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/**
 * Asks a provider. Its answer was read whole within the limits; one that is no answer (a redirect, a failing server)
 * is thrown as `provider_down`.
 */
export async function askProvider(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(url)
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const body = await readBounded(response)
    if (isAnswer(response.status)) return new Response(body, { status: response.status })
    throw new ProviderError('provider_down', `${pathname} answered ${response.status}`)
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause
    throw new ProviderError('provider_down', `${pathname} did not answer`, { cause })
  }
}

/** Reads a provider's answer, and refuses one that does not have the expected shape. */
export async function readAnswer<S extends z.ZodType>(
  schema: S,
  answer: Response,
): Promise<z.output<S>> {
  const parsed = schema.safeParse(parseJson(await answer.text()))
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map(({ path }) => path.join('.') || 'all').join(', ')
  throw new ProviderError('provider_down', `the answer is not as documented: ${where}`)
}

function isAnswer(status: number): boolean {
  return (status >= 200 && status < 300) || (status >= 400 && status < 500 && status !== 429)
}

async function readBounded({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
