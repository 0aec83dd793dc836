import type { ReactNode } from 'react'
import { ReportSheet } from '@doran/site/safety'
import { ConfirmDialog } from '@doran/ui/overlay'
import { EditSheet } from '../edit/edit-sheet'
import { FindSheet } from '../find/find-sheet'
import { ReadSheet } from '../find/read-sheet'
import { MemoriesSheet } from '../memory/memories-sheet'
import { RememberSheet } from '../memory/remember-sheet'
import { JumpList } from '../menu/jump-list'
import { MenuSheet } from '../menu/menu-sheet'
import { ReadingSettings } from '../menu/reading-settings'
import { SceneSheet } from '../menu/scene-sheet'
import { NarratorSheet } from '../narrator/narrator-sheet'
import { NoteSheet } from '../note/note-sheet'
import { PersonaSheet } from '../note/persona-sheet'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'
import type { PlayerPanel } from '../panel-parts/player-panel'
import { DislikeSheet } from '../receipt/dislike-sheet'
import { ReceiptSheet } from '../receipt/receipt-sheet'
import { TreeSheet } from '../tree/tree-sheet'
import { VariantsSheet } from '../variants/variants-sheet'
import type { PanelHostProps } from './panel-host-props'

/** Everything that opens over the story, in one piece that is loaded when the first of it is opened. */
export function PlayerPanels(props: PanelHostProps) {
  const { state, reader, onOpen, onClose } = props
  return props.panels.map(({ id, panel, isOpen }) => (
    <Panel
      key={id}
      panel={panel}
      screen={props}
      given={{ isOpen, onClose: () => onClose(id), onOpen, state, reader }}
    />
  ))
}

type PanelContext = { panel: PlayerPanel; screen: PanelHostProps; given: PanelProps }

function Panel({ panel, screen, given }: PanelContext): ReactNode {
  const { isOpen, onClose, state, reader } = given
  const { session } = state
  const { parts } = screen
  const part = { isOpen, onClose, session }
  switch (panel.name) {
    case 'menu':
      return <MenuSheet {...given} />
    case 'settings':
      return (
        <PanelSheet isOpen={isOpen} onClose={onClose} title="읽기 설정">
          <ReadingSettings look={screen.look} onLook={screen.onLook} />
        </PanelSheet>
      )
    case 'narrator':
      return <NarratorSheet {...given} />
    case 'jump':
      return (
        <PanelSheet isOpen={isOpen} onClose={onClose} title="지난 장면">
          <JumpList
            turns={state.turns}
            hasOlder={state.previousCursor !== null}
            isLoadingOlder={state.isLoadingOlder}
            onLoadOlder={() => void reader.loadOlder()}
            onJump={onClose}
          />
        </PanelSheet>
      )
    case 'restart':
      return (
        <ConfirmDialog
          isOpen={isOpen}
          onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
          title="처음부터 다시 읽을까요?"
          confirmLabel="처음부터 다시"
          cancelLabel="취소"
          isBusy={screen.isRestarting}
          onConfirm={screen.onRestart}
        >
          지금까지 읽은 이야기는 ‘내 이야기’에 그대로 남아 있어요.
        </ConfirmDialog>
      )
    case 'memories':
      return <MemoriesSheet {...given} />
    case 'tree':
      return <TreeSheet {...given} />
    case 'find':
      return <FindSheet {...given} />
    case 'read':
      return <ReadSheet {...given} index={panel.index} />
    case 'note':
      return <NoteSheet {...given} />
    case 'persona':
      return <PersonaSheet {...given} PersonaChoice={parts.PersonaChoice} />
    case 'variants':
      return <VariantsSheet {...given} />
    case 'scene':
      return <SceneSheet {...given} turn={panel.turn} />
    case 'edit':
      return <EditSheet {...given} turn={panel.turn} />
    case 'remember':
      return <RememberSheet {...given} turn={panel.turn} selected={panel.selected ?? ''} />
    case 'dislike':
      return <DislikeSheet {...given} turn={panel.turn} />
    case 'receipt':
      return <ReceiptSheet {...given} turn={panel.turn} />
    case 'share':
      return <parts.ShareScene {...part} turn={panel.turn} />
    case 'share-ending':
      return <parts.ShareEnding {...part} />
    case 'export':
      return <parts.ExportStory {...part} />
    case 'report':
      // It closes itself, and says so once it has faded.
      return (
        <ReportSheet
          target={{ targetType: 'theme', targetId: session.theme.id }}
          onClose={onClose}
        />
      )
  }
}
