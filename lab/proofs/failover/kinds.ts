import type { Cluster, ClusterNode } from '../../../deploy/cluster/startCluster'
import { embeddedPostgres } from '../../shop/embeddedPostgres'

/** Patroni first: it would start a server that has ended, and stop one that does not answer. */
function signalNode(node: ClusterNode, signal: NodeJS.Signals) {
  node.signalPatroni(signal)
  embeddedPostgres(node.folder).signal(signal)
}

type Kind = {
  name: string
  strike(primary: ClusterNode, standby: ClusterNode, cluster: Cluster): Promise<unknown>
  /** Brings the node back that was the primary. */
  mend(primary: ClusterNode): Promise<unknown>
}

export const kinds: readonly Kind[] = [
  {
    name: 'killed',
    async strike(primary) {
      // A stopped process does not end before its own signal arrives.
      signalNode(primary, 'SIGSTOP')
      signalNode(primary, 'SIGKILL')
    },
    mend: (primary) => primary.start(),
  },
  {
    name: 'frozen',
    strike: async (primary) => signalNode(primary, 'SIGSTOP'),
    mend: async (primary) => signalNode(primary, 'SIGCONT'),
  },
  {
    name: 'cut off',
    strike: (primary) => primary.setLink('down'),
    mend: (primary) => primary.setLink('up'),
  },
  {
    name: 'switched over',
    strike: (_, standby, cluster) => cluster.switchTo(standby.name),
    mend: async () => undefined,
  },
]
