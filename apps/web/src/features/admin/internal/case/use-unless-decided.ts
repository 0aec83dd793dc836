import { ApiError } from '@doran/api-client'
import type { ModerationCaseDetail } from '@doran/contract'
import { useToaster } from '@doran/site/session'
import { personName } from '../parts/person-line'

/** Runs an act on a case; where somebody decided meanwhile, reads it anew, says who, and answers null. */
export function useUnlessDecided(reload: () => Promise<ModerationCaseDetail | undefined>) {
  const toaster = useToaster()
  return async function unlessDecided<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'ALREADY_DECIDED')) throw error
      const now = await reload()
      toaster.show({ kind: 'error', message: now ? whoDecided(now) : error.message })
      return null
    }
  }
}

function whoDecided({ decisions }: ModerationCaseDetail): string {
  const last = decisions.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)
  return last?.by
    ? `${personName(last.by)} 님이 먼저 결정했어요. 지금 결과를 불러왔어요.`
    : '먼저 결정된 건이에요. 지금 결과를 불러왔어요.'
}
