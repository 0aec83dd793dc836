import type { InPlaceProps, LoadPlayInPlace } from '../../lib/load-play-in-place'
import { loadProvisional } from './load-provisional'

/** The players of all kinds, over whichever page asks for one. */
export const loadPlayInPlace: LoadPlayInPlace = async () => {
  const { PlayInPlace } = await import('../../features/play/play-in-place')
  return function InPlace(props: InPlaceProps) {
    return <PlayInPlace {...props} loadProvisional={loadProvisional} />
  }
}
