/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
import type { AddReviewApiArg, AddReviewApiResponse, CancelOrderApiArg, CancelOrderApiResponse, CreatePaymentSessionApiArg, CreatePaymentSessionApiResponse, GetOrderApiArg, GetOrderApiResponse, GetPaymentStateApiArg, GetPaymentStateApiResponse, ListMyOrdersApiArg, ListMyOrdersApiResponse, ListMyReviewsApiArg, ListMyReviewsApiResponse, ListPendingReviewsApiArg, ListPendingReviewsApiResponse, ListProductReviewsApiArg, ListProductReviewsApiResponse, PlaceOrderApiArg, PlaceOrderApiResponse } from './types'
import { accountTagRules } from './accountTagRules'
import { tagDefinitions } from '../tags'
import { emptyApi as api } from "../emptyApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<PlaceOrderApiResponse, PlaceOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/place-order`,
        method: "POST",
        body: queryArg.orderInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listMyOrders: build.query<ListMyOrdersApiResponse, ListMyOrdersApiArg>({
      query: (queryArg) => ({
        url: `/api/my-orders`,
        params: {
          email: queryArg.email,
          cancelled: queryArg.cancelled,
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    cancelOrder: build.mutation<CancelOrderApiResponse, CancelOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
      }),
    }),
    addReview: build.mutation<AddReviewApiResponse, AddReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/add-review/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listProductReviews: build.query<
      ListProductReviewsApiResponse,
      ListProductReviewsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/product/${encodeURIComponent(String(queryArg.id))}/reviews`,
        params: {
          limit: queryArg.limit,
          page: queryArg.page,
          stars: queryArg.stars,
        },
      }),
    }),
    listMyReviews: build.query<ListMyReviewsApiResponse, ListMyReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/my-review/${encodeURIComponent(String(queryArg.email))}`,
      }),
    }),
    listPendingReviews: build.query<
      ListPendingReviewsApiResponse,
      ListPendingReviewsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my-pending-review/${encodeURIComponent(String(queryArg.email))}`,
      }),
    }),
    createPaymentSession: build.mutation<
      CreatePaymentSessionApiResponse,
      CreatePaymentSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/payment-gateway`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getPaymentState: build.query<
      GetPaymentStateApiResponse,
      GetPaymentStateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/${encodeURIComponent(String(queryArg.tranId))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export const accountApi = injectedRtkApi.enhanceEndpoints({ endpoints: tagDefinitions(accountTagRules) });
export const {
  usePlaceOrderMutation,
  useListMyOrdersQuery,
  useGetOrderQuery,
  useCancelOrderMutation,
  useAddReviewMutation,
  useListProductReviewsQuery,
  useListMyReviewsQuery,
  useListPendingReviewsQuery,
  useCreatePaymentSessionMutation,
  useGetPaymentStateQuery,
} = injectedRtkApi;
