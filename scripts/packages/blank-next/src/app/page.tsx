import { cookies } from 'next/headers'
import { readFlags } from '@doran/feature-flags'
import { Parts } from '../blank/parts'

// oxlint-disable-next-line import/no-default-export -- Next asks for it
export default async function Page() {
  const flags = readFlags(await cookies())
  return (
    <>
      <Parts name="Next" />
      <p id="server-flags">{flags.join(',')}</p>
    </>
  )
}
