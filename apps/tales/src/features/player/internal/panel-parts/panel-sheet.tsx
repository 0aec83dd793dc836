import type { ReactNode } from 'react'
import { Sheet, type SheetProps } from '@doran/ui/overlay'
import type { PanelProps } from './panel-props'

type PanelSheetProps = Pick<PanelProps, 'isOpen' | 'onClose'> &
  Pick<SheetProps, 'title' | 'actions' | 'width'> & { children: ReactNode }

/** A sheet over the story. */
export function PanelSheet({ isOpen, onClose, ...sheet }: PanelSheetProps) {
  return <Sheet {...sheet} isOpen={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()} />
}
