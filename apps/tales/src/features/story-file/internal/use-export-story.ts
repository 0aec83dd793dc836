import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { StoryFileFormat, StorySessionCard } from '@doran/contract'
import { STORY_FILE } from '@doran/contract/story-file/limits'
import { saveFile } from '@doran/site/core'
import { useAct, useToaster } from '@doran/site/session'
import type { ExportFormat } from './export-formats'

const TOO_LARGE = '이야기 파일로 저장했어요. 32MB보다 커서 다시 가져올 수는 없어요.'

/** A session, or its card in a list. */
export type ExportedStory = Pick<StorySessionCard, 'id' | 'title' | 'theme'>

/** Saves a story as a file; `making`: the format that is on its way. */
export function useExportStory({ id, title, theme }: ExportedStory) {
  const api = useApi()
  const toaster = useToaster()
  const saving = useAct()
  const [making, setMaking] = useState<StoryFileFormat | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function make({ key, saved }: ExportFormat) {
    const input = { params: { sessionUuid: id }, query: { format: key } }
    const file = await api.download('GET /v1/tales/session/{sessionUuid}/export', input)
    saveFile(file.blob, file.filename ?? `${title ?? theme.title}.${key}`)
    const isTooLarge = key === 'json' && file.blob.size > STORY_FILE.maxBytes
    toaster.show({ kind: 'success', message: isTooLarge ? TOO_LARGE : saved })
  }

  async function save(format: ExportFormat) {
    setMaking(format.key)
    setProblem(null)
    await saving.run(() => make(format), {
      onFailure(error) {
        if (!(error instanceof ApiError) || error.status === 401) return false
        setProblem(error.message)
        return true
      },
    })
    setMaking(null)
  }

  return { making, problem, save: (format: ExportFormat) => void save(format) }
}
