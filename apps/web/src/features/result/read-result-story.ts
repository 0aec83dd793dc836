import { ApiError, type ApiClient } from '@doran/api-client'
import type { FinishedPlay, ThemeCard } from '@doran/contract'

/** The story that a test's result leads to; null where there is none or it cannot be read. */
export async function readResultStory(
  api: Pick<ApiClient, 'call'>,
  { outcome }: FinishedPlay,
): Promise<ThemeCard | null> {
  const templateUUID = outcome.kind === 'psytest' ? outcome.result.themeId : null
  if (templateUUID === null) return null
  try {
    return await api.call('GET /v1/tales/template/{templateUUID}', { params: { templateUUID } })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
