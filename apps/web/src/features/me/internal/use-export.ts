import { useApi } from '@doran/api-client/react'
import { saveFile, seoulDay } from '@doran/site/core'
import { useAct, useToaster } from '@doran/site/session'
import type { Proof } from '../../../lib/proof/use-proof'

const OFFER = '계정과 이야기를 파일 하나(JSON)로 모아 드려요.'
const BUSY = '파일을 만들고 있어요. 이야기가 많으면 조금 걸려요.'
/** Longer than usual: the browser shows a message of its own about the file. */
const READ_MS = 8_000

/** The person's data as a file. */
export function useExport(proved: Proof['proved']) {
  const api = useApi()
  const toaster = useToaster()
  const saving = useAct()

  async function save() {
    const file = await proved(() => api.download('POST /v1/user/export', {}))
    if (!file) return
    saveFile(file.blob, `doran-data-${seoulDay(new Date())}.json`)
    toaster.show({
      kind: 'success',
      message: '데이터를 파일로 저장했어요. 계정과 이야기가 모두 들어 있어요.',
      autoCloseMs: READ_MS,
    })
  }
  return {
    message: saving.isBusy ? BUSY : OFFER,
    isBusy: saving.isBusy,
    start: () => void saving.run(save, { canRepeat: true }),
  }
}

export type DataExport = ReturnType<typeof useExport>
