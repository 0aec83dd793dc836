import { ZoneLink } from '@doran/site/core'
import type { RenderLink } from '@doran/ui'

/** For the `renderLink` of interface parts, on the server and in the browser. */
export const renderLink: RenderLink = (props) => <ZoneLink {...props} />
