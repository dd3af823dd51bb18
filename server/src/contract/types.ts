import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { accessOf, operations } from './generated/types'

export type Role = 'admin' | 'user'

/** The signed-in user, read from the database on each request. */
export type Session = {
  userId: string
  identityUid: string
  email: string
  role: Role
  /** The session outlives the browser. */
  isRemembered: boolean
  /** A remembered session was not renewed today. */
  isRenewalDue: boolean
}

export type OperationId = keyof operations & keyof accessOf

type Parameters<Id extends OperationId, Location extends 'path' | 'query' | 'header'> = NonNullable<
  operations[Id]['parameters'][Location]
>

type Json<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : Response extends { content: { 'text/csv': string } }
    ? Readable
    : undefined

/** Body that a handler returns; undefined if it writes the reply itself. */
export type ResponseBody<Id extends OperationId> = operations[Id]['responses'] extends {
  200: infer Response
}
  ? Json<Response>
  : operations[Id]['responses'] extends { 201: infer Response }
    ? Json<Response>
    : undefined

export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content }
}
  ? Content[keyof Content]
  : undefined

export type Call<Id extends OperationId> = {
  params: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  body: Body<Id>
  session: accessOf[Id] extends 'user' | 'admin' ? Session : Session | undefined
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<ResponseBody<Id>> | ResponseBody<Id>

/** A handler for each operation of the contract: a missing one is a type error. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
