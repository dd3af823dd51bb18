import { succeeds } from '../../lab/time'
import { run } from './run'

export const nodes = [
  { name: 'node1', number: 11 },
  { name: 'node2', number: 12 },
] as const
/** The third one gives etcd a majority without either of the others. */
export const machines = [...nodes, { name: 'witness', number: 13 }] as const
export type Machine = (typeof machines)[number]

const bridge = 'jontro0'
const namespaceOf = ({ name }: Machine) => `jontro-${name}`
const linkOf = ({ number }: Machine) => `jontro-v${number}`

export const addressOf = ({ number }: Machine) => `10.77.0.${number}`
/** In a second network, which is never cut, to look at a machine from outside. */
export const managementAddressOf = ({ number }: Machine) => `10.78.${number}.2`

/** Begins a command that runs on a machine. */
export const inside = (machine: Machine) => `ip netns exec ${namespaceOf(machine)}`

/** Each machine is a network namespace on one bridge, as containers are. */
export async function createNetwork() {
  await removeNetwork()
  await run(`ip link add ${bridge} type bridge`)
  await run(`ip address add 10.77.0.1/24 dev ${bridge}`)
  await run(`ip link set ${bridge} up`)
  for (const machine of machines) {
    const namespace = namespaceOf(machine)
    const ip = `ip -n ${namespace}`
    await run(`ip netns add ${namespace}`)
    await run(`${ip} link set lo up`)
    await run(`ip link add ${linkOf(machine)} type veth peer name eth0 netns ${namespace}`)
    await run(`ip link set ${linkOf(machine)} master ${bridge} up`)
    await run(`${ip} address add ${addressOf(machine)}/24 dev eth0`)
    await run(`${ip} link set eth0 up`)
    const management = `jontro-m${machine.number}`
    await run(`ip link add ${management} type veth peer name eth1 netns ${namespace}`)
    await run(`ip address add 10.78.${machine.number}.1/24 dev ${management}`)
    await run(`ip link set ${management} up`)
    await run(`${ip} address add ${managementAddressOf(machine)}/24 dev eth1`)
    await run(`${ip} link set eth1 up`)
  }
}

export async function removeNetwork() {
  for (const machine of machines) await succeeds(run(`ip netns delete ${namespaceOf(machine)}`))
  await succeeds(run(`ip link delete ${bridge}`))
}

/** Down, it cuts the machine off from the others and from the shop. */
export const setLink = (machine: Machine, state: 'up' | 'down') =>
  run(`ip link set ${linkOf(machine)} ${state}`)
