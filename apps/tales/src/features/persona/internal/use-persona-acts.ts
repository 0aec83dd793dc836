import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { Persona } from '@doran/contract'
import { useAct, useModals, useToaster } from '@doran/site/session'
import { useChangePersonas } from '../../../lib/use-personas'

/** What is done to a persona beside editing it. */
export function usePersonaActs({ onDeleted }: { onDeleted: () => void }) {
  const api = useApi()
  const modals = useModals()
  const toaster = useToaster()
  const { run } = useAct()
  const { saved, deleted } = useChangePersonas()

  const makeDefault = ({ id, name }: Persona) =>
    run(
      async () => {
        const params = { personaUuid: id }
        const body = { isDefault: true } as const
        saved(await api.call('PATCH /v1/persona/{personaUuid}', { params, body }))
        toaster.show({ kind: 'success', message: `기본을 바꿨어요: ${name}` })
      },
      { canRepeat: true },
    )

  const remove = ({ id, name }: Persona) =>
    modals.confirm({
      title: `페르소나 ‘${name}’, 삭제할까요?`,
      body: '진행 중인 이야기에는 그대로 남아요. 삭제한 페르소나는 되돌릴 수 없어요.',
      confirmLabel: '삭제',
      cancelLabel: '취소',
      isDestructive: true,
      describeError: (error) => (error instanceof ApiError ? error.message : NOT_DELETED),
      onConfirm: async () => {
        await api
          .call('DELETE /v1/persona/{personaUuid}', { params: { personaUuid: id } })
          .catch(unlessGone)
        deleted(id)
        onDeleted()
        toaster.show({ kind: 'success', message: '삭제했어요.' })
      },
    })

  return {
    makeDefault: (persona: Persona) => void makeDefault(persona),
    remove: (persona: Persona) => void remove(persona),
  }
}

const NOT_DELETED = '삭제하지 못했어요. 다시 시도해 주세요.'

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error
}
