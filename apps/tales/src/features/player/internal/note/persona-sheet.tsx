import { useApi } from '@doran/api-client/react'
import { useAct, useToaster } from '@doran/site/session'
import type { PanelProps } from '../panel-parts/panel-props'
import type { PlayerParts } from '../panel-parts/player-parts'
import { PanelSheet } from '../panel-parts/panel-sheet'

type PersonaSheetProps = PanelProps & Pick<PlayerParts, 'PersonaChoice'>

/** Who the reader is in this story, from the next scene on. */
export function PersonaSheet({ PersonaChoice, ...panel }: PersonaSheetProps) {
  const { isOpen, onClose, state, reader } = panel
  const { session } = state
  const api = useApi()
  const toaster = useToaster()
  const { isBusy, run } = useAct()
  const choose = (personaUuid: string | null) =>
    void run(
      async () => {
        await api.call('PATCH /v1/tales/session/{sessionUuid}', {
          params: { sessionUuid: session.id },
          body: { personaUuid },
        })
        onClose()
        void reader.refreshStory()
        toaster.show({ message: '바꿨어요. 다음 장면부터 반영돼요.' })
      },
      { canRepeat: true },
    )
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title="페르소나">
      <p className="prose-ko mb-4 text-text-2">
        이 이야기에서 나는 누구인가요? 바꾸면 다음 장면부터 반영돼요.
      </p>
      <PersonaChoice session={session} isBusy={isBusy} onChoose={choose} />
    </PanelSheet>
  )
}
