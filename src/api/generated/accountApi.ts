/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
import type { AddAlertApiArg, AddAlertApiResponse, AddReviewApiArg, AddReviewApiResponse, CancelOrderApiArg, CancelOrderApiResponse, CreatePaymentSessionApiArg, CreatePaymentSessionApiResponse, DeleteAddressApiArg, DeleteAddressApiResponse, GetOrderApiArg, GetOrderApiResponse, GetPaymentStateApiArg, GetPaymentStateApiResponse, ListMyAddressesApiArg, ListMyAddressesApiResponse, ListMyAlertsApiArg, ListMyAlertsApiResponse, ListMyOrdersApiArg, ListMyOrdersApiResponse, ListMyReviewsApiArg, ListMyReviewsApiResponse, ListOrderReturnsApiArg, ListOrderReturnsApiResponse, ListPendingReviewsApiArg, ListPendingReviewsApiResponse, ListProductReviewsApiArg, ListProductReviewsApiResponse, PlaceOrderApiArg, PlaceOrderApiResponse, RemoveAlertApiArg, RemoveAlertApiResponse, RequestReturnApiArg, RequestReturnApiResponse, SaveAddressApiArg, SaveAddressApiResponse, StopAlertsApiArg, StopAlertsApiResponse, WithdrawReturnApiArg, WithdrawReturnApiResponse } from './types'
import { accountTagRules } from './accountTagRules'
import { tagDefinitions } from '../tags'
import { emptyApi as api } from "../emptyApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMyAddresses: build.query<
      ListMyAddressesApiResponse,
      ListMyAddressesApiArg
    >({
      query: () => ({ url: `/api/my-addresses` }),
    }),
    saveAddress: build.mutation<SaveAddressApiResponse, SaveAddressApiArg>({
      query: (queryArg) => ({
        url: `/api/my-addresses/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.addressInput,
      }),
    }),
    deleteAddress: build.mutation<
      DeleteAddressApiResponse,
      DeleteAddressApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my-addresses/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
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
    listOrderReturns: build.query<
      ListOrderReturnsApiResponse,
      ListOrderReturnsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/returns`,
      }),
    }),
    requestReturn: build.mutation<
      RequestReturnApiResponse,
      RequestReturnApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.returnId))}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    withdrawReturn: build.mutation<
      WithdrawReturnApiResponse,
      WithdrawReturnApiArg
    >({
      query: (queryArg) => ({
        url: `/api/returns/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: "POST",
      }),
    }),
    listMyAlerts: build.query<ListMyAlertsApiResponse, ListMyAlertsApiArg>({
      query: () => ({ url: `/api/my-alerts` }),
    }),
    addAlert: build.mutation<AddAlertApiResponse, AddAlertApiArg>({
      query: (queryArg) => ({
        url: `/api/my-alerts`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    removeAlert: build.mutation<RemoveAlertApiResponse, RemoveAlertApiArg>({
      query: (queryArg) => ({
        url: `/api/my-alerts/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    stopAlerts: build.mutation<StopAlertsApiResponse, StopAlertsApiArg>({
      query: (queryArg) => ({
        url: `/api/stop-alerts`,
        method: "POST",
        body: queryArg.body,
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
  useListMyAddressesQuery,
  useSaveAddressMutation,
  useDeleteAddressMutation,
  usePlaceOrderMutation,
  useListMyOrdersQuery,
  useGetOrderQuery,
  useCancelOrderMutation,
  useAddReviewMutation,
  useListProductReviewsQuery,
  useListMyReviewsQuery,
  useListPendingReviewsQuery,
  useListOrderReturnsQuery,
  useRequestReturnMutation,
  useWithdrawReturnMutation,
  useListMyAlertsQuery,
  useAddAlertMutation,
  useRemoveAlertMutation,
  useStopAlertsMutation,
  useCreatePaymentSessionMutation,
  useGetPaymentStateQuery,
} = injectedRtkApi;
