import { ApiError, type ApiClient } from '@doran/api-client'
import type { PayQuote } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import type { PayArticle } from './pay-address'

export type Payment = { quote: PayQuote } | { quote: null; isVisitor: boolean; requestId?: string }

const TIMEOUT_MS = 5_000

/** What an article would cost the member; null where it is not sold. */
export async function readPayment(api: ApiClient, article: PayArticle): Promise<Payment | null> {
  try {
    const quote = await findOnApi(
      api.call('GET /v1/pay/quote', { query: article, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    )
    return quote && { quote }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'TOO_MANY') throw error
    const { status, requestId } = error
    return { quote: null, isVisitor: status === 401, ...(requestId !== undefined && { requestId }) }
  }
}
