import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { seoulDay, useOnApiError } from '@doran/site'
import { saveFile } from './save-file'
import type { Proof } from './use-proof'

const OFFER = '계정과 이야기를 파일 하나(JSON)로 모아 드려요.'
const BUSY = '모으고 있어요. 이야기가 많으면 조금 걸려요.'

/** The person's data as a file. */
export function useExport(proved: Proof['proved']) {
  const api = useApi()
  const onApiError = useOnApiError()
  const [words, setWords] = useState(OFFER)
  const [isBusy, setIsBusy] = useState(false)

  async function start() {
    setIsBusy(true)
    setWords(BUSY)
    try {
      const file = await proved(() => api.download('POST /v1/user/export', {}))
      if (!file) return setWords(OFFER)
      const name = `doran-data-${seoulDay(new Date())}.json`
      saveFile(file.blob, name)
      setWords(`${name} 파일로 저장했어요.`)
    } catch (error) {
      setWords(OFFER)
      onApiError(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { words, isBusy, start: () => void start() }
}

export type DataExport = ReturnType<typeof useExport>
