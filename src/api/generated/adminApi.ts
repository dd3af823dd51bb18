/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
import type { AcceptPaymentApiArg, AcceptPaymentApiResponse, AddCustomerNoteApiArg, AddCustomerNoteApiResponse, AddOrderNoteApiArg, AddOrderNoteApiResponse, AnswerReturnApiArg, AnswerReturnApiResponse, ApplyBulkEditApiArg, ApplyBulkEditApiResponse, ApplyProductImportApiArg, ApplyProductImportApiResponse, CheckDataApiArg, CheckDataApiResponse, CheckProductImportApiArg, CheckProductImportApiResponse, CreateProductApiArg, CreateProductApiResponse, CreateSavedViewApiArg, CreateSavedViewApiResponse, DeleteCartItemsApiArg, DeleteCartItemsApiResponse, DeleteCustomerNoteApiArg, DeleteCustomerNoteApiResponse, DeleteOrderApiArg, DeleteOrderApiResponse, DeleteOrderNoteApiArg, DeleteOrderNoteApiResponse, DeleteOrdersApiArg, DeleteOrdersApiResponse, DeleteProductApiArg, DeleteProductApiResponse, DeleteProductsApiArg, DeleteProductsApiResponse, DeleteSavedViewApiArg, DeleteSavedViewApiResponse, DeleteUserApiArg, DeleteUserApiResponse, DeliverCashOrdersApiArg, DeliverCashOrdersApiResponse, DeliverOrderApiArg, DeliverOrderApiResponse, DeliverOrdersApiArg, DeliverOrdersApiResponse, FinishReturnApiArg, FinishReturnApiResponse, GetOrderStatesApiArg, GetOrderStatesApiResponse, GetTotalCountsApiArg, GetTotalCountsApiResponse, HandOverOrderApiArg, HandOverOrderApiResponse, ListAllCartsApiArg, ListAllCartsApiResponse, ListAllOrdersApiArg, ListAllOrdersApiResponse, ListAllProductsApiArg, ListAllProductsApiResponse, ListAuditLogApiArg, ListAuditLogApiResponse, ListBestProductsApiArg, ListBestProductsApiResponse, ListCustomerNotesApiArg, ListCustomerNotesApiResponse, ListDailySalesApiArg, ListDailySalesApiResponse, ListOrderNotesApiArg, ListOrderNotesApiResponse, ListOrderPaymentsApiArg, ListOrderPaymentsApiResponse, ListPaymentIssuesApiArg, ListPaymentIssuesApiResponse, ListRefundsApiArg, ListRefundsApiResponse, ListReturnsApiArg, ListReturnsApiResponse, ListSavedViewsApiArg, ListSavedViewsApiResponse, ListUsersApiArg, ListUsersApiResponse, PackOrderApiArg, PackOrderApiResponse, PackOrdersApiArg, PackOrdersApiResponse, PreviewBulkEditApiArg, PreviewBulkEditApiResponse, RecordCashPaymentApiArg, RecordCashPaymentApiResponse, RecordRefundApiArg, RecordRefundApiResponse, RefundOrderApiArg, RefundOrderApiResponse, RefundPaymentApiArg, RefundPaymentApiResponse, SetProductPriceApiArg, SetProductPriceApiResponse, SetProductsStockApiArg, SetProductsStockApiResponse, SetReviewHiddenApiArg, SetReviewHiddenApiResponse, UndoBulkEditApiArg, UndoBulkEditApiResponse, UndoHandOverApiArg, UndoHandOverApiResponse, UndoPackingApiArg, UndoPackingApiResponse, UpdateProductApiArg, UpdateProductApiResponse, UpdateSavedViewApiArg, UpdateSavedViewApiResponse, UpdateUserRoleApiArg, UpdateUserRoleApiResponse } from './types'
import { adminTagRules } from './adminTagRules'
import { tagDefinitions } from '../tags'
import { type Listed, toPage } from '../lists'
import { emptyApi as api } from "../emptyApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Listed<ListUsersApiResponse>, ListUsersApiArg>({
      transformResponse: toPage,
      keepUnusedDataFor: 5,
      query: (queryArg) => ({
        url: `/api/all-users`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          order: queryArg.order,
          role: queryArg.role,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    updateUserRole: build.mutation<
      UpdateUserRoleApiResponse,
      UpdateUserRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user-update/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.body,
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/user/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listCustomerNotes: build.query<
      ListCustomerNotesApiResponse,
      ListCustomerNotesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/${encodeURIComponent(String(queryArg.id))}/notes`,
      }),
    }),
    addCustomerNote: build.mutation<
      AddCustomerNoteApiResponse,
      AddCustomerNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/${encodeURIComponent(String(queryArg.id))}/notes/${encodeURIComponent(String(queryArg.noteId))}`,
        method: "PUT",
        body: queryArg.noteInput,
      }),
    }),
    deleteCustomerNote: build.mutation<
      DeleteCustomerNoteApiResponse,
      DeleteCustomerNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/${encodeURIComponent(String(queryArg.id))}/notes/${encodeURIComponent(String(queryArg.noteId))}`,
        method: "DELETE",
      }),
    }),
    listAllProducts: build.query<Listed<ListAllProductsApiResponse>, ListAllProductsApiArg>({
      transformResponse: toPage,
      keepUnusedDataFor: 5,
      query: (queryArg) => ({
        url: `/api/all-products`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          order: queryArg.order,
          category: queryArg.category,
          inStock: queryArg.inStock,
          discounted: queryArg.discounted,
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
        },
      }),
    }),
    createProduct: build.mutation<
      CreateProductApiResponse,
      CreateProductApiArg
    >({
      query: (queryArg) => ({
        url: `/api/product`,
        method: "POST",
        body: queryArg.productInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updateProduct: build.mutation<
      UpdateProductApiResponse,
      UpdateProductApiArg
    >({
      query: (queryArg) => ({
        url: `/api/product/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.productInput,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteProduct: build.mutation<
      DeleteProductApiResponse,
      DeleteProductApiArg
    >({
      query: (queryArg) => ({
        url: `/api/product/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    setProductPrice: build.mutation<
      SetProductPriceApiResponse,
      SetProductPriceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/product/${encodeURIComponent(String(queryArg.id))}/price`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listAllCarts: build.query<Listed<ListAllCartsApiResponse>, ListAllCartsApiArg>({
      transformResponse: toPage,
      keepUnusedDataFor: 5,
      query: (queryArg) => ({
        url: `/api/all-carts`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          order: queryArg.order,
          email: queryArg.email,
          product: queryArg.product,
        },
      }),
    }),
    listAllOrders: build.query<Listed<ListAllOrdersApiResponse>, ListAllOrdersApiArg>({
      transformResponse: toPage,
      keepUnusedDataFor: 5,
      query: (queryArg) => ({
        url: `/api/all-orders`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          order: queryArg.order,
          status: queryArg.status,
          payment: queryArg.payment,
          riskFlag: queryArg.riskFlag,
          refundDue: queryArg.refundDue,
          due: queryArg.due,
          reviewed: queryArg.reviewed,
          needsAttention: queryArg.needsAttention,
          district: queryArg.district,
          email: queryArg.email,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    deleteOrder: build.mutation<DeleteOrderApiResponse, DeleteOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    deliverOrder: build.mutation<DeliverOrderApiResponse, DeliverOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/deliver`,
        method: "PATCH",
      }),
    }),
    packOrder: build.mutation<PackOrderApiResponse, PackOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/packed`,
        method: "PUT",
      }),
    }),
    undoPacking: build.mutation<UndoPackingApiResponse, UndoPackingApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/packed`,
        method: "DELETE",
      }),
    }),
    handOverOrder: build.mutation<
      HandOverOrderApiResponse,
      HandOverOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/handed-over`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    undoHandOver: build.mutation<UndoHandOverApiResponse, UndoHandOverApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/handed-over`,
        method: "DELETE",
      }),
    }),
    refundOrder: build.mutation<RefundOrderApiResponse, RefundOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/refund`,
        method: "POST",
      }),
    }),
    listOrderPayments: build.query<
      ListOrderPaymentsApiResponse,
      ListOrderPaymentsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/payments`,
      }),
    }),
    listOrderNotes: build.query<
      ListOrderNotesApiResponse,
      ListOrderNotesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/notes`,
      }),
    }),
    addOrderNote: build.mutation<AddOrderNoteApiResponse, AddOrderNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/notes/${encodeURIComponent(String(queryArg.noteId))}`,
        method: "PUT",
        body: queryArg.noteInput,
      }),
    }),
    deleteOrderNote: build.mutation<
      DeleteOrderNoteApiResponse,
      DeleteOrderNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/notes/${encodeURIComponent(String(queryArg.noteId))}`,
        method: "DELETE",
      }),
    }),
    recordCashPayment: build.mutation<
      RecordCashPaymentApiResponse,
      RecordCashPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/cash-payment`,
        method: "POST",
      }),
    }),
    deliverOrders: build.mutation<
      DeliverOrdersApiResponse,
      DeliverOrdersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bulk/orders/deliver`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    packOrders: build.mutation<PackOrdersApiResponse, PackOrdersApiArg>({
      query: (queryArg) => ({
        url: `/api/bulk/orders/pack`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deliverCashOrders: build.mutation<
      DeliverCashOrdersApiResponse,
      DeliverCashOrdersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bulk/orders/deliver-for-cash`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteOrders: build.mutation<DeleteOrdersApiResponse, DeleteOrdersApiArg>({
      query: (queryArg) => ({
        url: `/api/bulk/orders/delete`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteProducts: build.mutation<
      DeleteProductsApiResponse,
      DeleteProductsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bulk/products/delete`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    setProductsStock: build.mutation<
      SetProductsStockApiResponse,
      SetProductsStockApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bulk/products/stock`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    previewBulkEdit: build.mutation<
      PreviewBulkEditApiResponse,
      PreviewBulkEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bulk/products/edits`,
        method: "POST",
        body: queryArg.bulkEdit,
      }),
    }),
    applyBulkEdit: build.mutation<
      ApplyBulkEditApiResponse,
      ApplyBulkEditApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bulk/products/edits/${encodeURIComponent(String(queryArg.id))}/apply`,
        method: "POST",
      }),
    }),
    undoBulkEdit: build.mutation<UndoBulkEditApiResponse, UndoBulkEditApiArg>({
      query: (queryArg) => ({
        url: `/api/bulk/products/edits/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
      }),
    }),
    deleteCartItems: build.mutation<
      DeleteCartItemsApiResponse,
      DeleteCartItemsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bulk/carts/delete`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    checkProductImport: build.mutation<
      CheckProductImportApiResponse,
      CheckProductImportApiArg
    >({
      query: (queryArg) => ({
        url: `/api/import/products`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    applyProductImport: build.mutation<
      ApplyProductImportApiResponse,
      ApplyProductImportApiArg
    >({
      query: (queryArg) => ({
        url: `/api/import/products/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
      }),
    }),
    setReviewHidden: build.mutation<
      SetReviewHiddenApiResponse,
      SetReviewHiddenApiArg
    >({
      query: (queryArg) => ({
        url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/review`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listReturns: build.query<Listed<ListReturnsApiResponse>, ListReturnsApiArg>({
      transformResponse: toPage,
      keepUnusedDataFor: 5,
      query: (queryArg) => ({
        url: `/api/returns`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          order: queryArg.order,
          state: queryArg.state,
          kind: queryArg.kind,
          email: queryArg.email,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    answerReturn: build.mutation<AnswerReturnApiResponse, AnswerReturnApiArg>({
      query: (queryArg) => ({
        url: `/api/returns/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    finishReturn: build.mutation<FinishReturnApiResponse, FinishReturnApiArg>({
      query: (queryArg) => ({
        url: `/api/returns/${encodeURIComponent(String(queryArg.id))}/done`,
        method: "POST",
      }),
    }),
    getTotalCounts: build.query<
      GetTotalCountsApiResponse,
      GetTotalCountsApiArg
    >({
      query: () => ({ url: `/api/total-counts` }),
    }),
    listDailySales: build.query<
      ListDailySalesApiResponse,
      ListDailySalesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/daily-sales`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    getOrderStates: build.query<
      GetOrderStatesApiResponse,
      GetOrderStatesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order-states`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    listBestProducts: build.query<
      ListBestProductsApiResponse,
      ListBestProductsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/best-products`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          limit: queryArg.limit,
        },
      }),
    }),
    listAuditLog: build.query<Listed<ListAuditLogApiResponse>, ListAuditLogApiArg>({
      transformResponse: toPage,
      keepUnusedDataFor: 5,
      query: (queryArg) => ({
        url: `/api/audit-log`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
          limit: queryArg.limit,
          order: queryArg.order,
          action: queryArg.action,
          subject: queryArg.subject,
          email: queryArg.email,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    listSavedViews: build.query<
      ListSavedViewsApiResponse,
      ListSavedViewsApiArg
    >({
      query: () => ({ url: `/api/saved-views` }),
    }),
    createSavedView: build.mutation<
      CreateSavedViewApiResponse,
      CreateSavedViewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/saved-views/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.savedViewInput,
      }),
    }),
    updateSavedView: build.mutation<
      UpdateSavedViewApiResponse,
      UpdateSavedViewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/saved-views/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.savedViewChanges,
      }),
    }),
    deleteSavedView: build.mutation<
      DeleteSavedViewApiResponse,
      DeleteSavedViewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/saved-views/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listPaymentIssues: build.query<Listed<ListPaymentIssuesApiResponse>, ListPaymentIssuesApiArg>({
      transformResponse: toPage,
      query: (queryArg) => ({
        url: `/api/payment-issues`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
        },
      }),
    }),
    listRefunds: build.query<Listed<ListRefundsApiResponse>, ListRefundsApiArg>({
      transformResponse: toPage,
      keepUnusedDataFor: 5,
      query: (queryArg) => ({
        url: `/api/refunds`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          order: queryArg.order,
          state: queryArg.state,
          due: queryArg.due,
          kind: queryArg.kind,
          email: queryArg.email,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    acceptPayment: build.mutation<
      AcceptPaymentApiResponse,
      AcceptPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/${encodeURIComponent(String(queryArg.tranId))}/accept`,
        method: "POST",
      }),
    }),
    refundPayment: build.mutation<
      RefundPaymentApiResponse,
      RefundPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/${encodeURIComponent(String(queryArg.tranId))}/refund`,
        method: "POST",
      }),
    }),
    recordRefund: build.mutation<RecordRefundApiResponse, RecordRefundApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/${encodeURIComponent(String(queryArg.tranId))}/refund-elsewhere`,
        method: "POST",
      }),
    }),
    checkData: build.query<CheckDataApiResponse, CheckDataApiArg>({
      query: () => ({ url: `/api/data-check` }),
    }),
  }),
  overrideExisting: false,
});
export const adminApi = injectedRtkApi.enhanceEndpoints({ endpoints: tagDefinitions(adminTagRules) });
export const {
  useListUsersQuery,
  useUpdateUserRoleMutation,
  useDeleteUserMutation,
  useListCustomerNotesQuery,
  useAddCustomerNoteMutation,
  useDeleteCustomerNoteMutation,
  useListAllProductsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useSetProductPriceMutation,
  useListAllCartsQuery,
  useListAllOrdersQuery,
  useDeleteOrderMutation,
  useDeliverOrderMutation,
  usePackOrderMutation,
  useUndoPackingMutation,
  useHandOverOrderMutation,
  useUndoHandOverMutation,
  useRefundOrderMutation,
  useListOrderPaymentsQuery,
  useListOrderNotesQuery,
  useAddOrderNoteMutation,
  useDeleteOrderNoteMutation,
  useRecordCashPaymentMutation,
  useDeliverOrdersMutation,
  usePackOrdersMutation,
  useDeliverCashOrdersMutation,
  useDeleteOrdersMutation,
  useDeleteProductsMutation,
  useSetProductsStockMutation,
  usePreviewBulkEditMutation,
  useApplyBulkEditMutation,
  useUndoBulkEditMutation,
  useDeleteCartItemsMutation,
  useCheckProductImportMutation,
  useApplyProductImportMutation,
  useSetReviewHiddenMutation,
  useListReturnsQuery,
  useAnswerReturnMutation,
  useFinishReturnMutation,
  useGetTotalCountsQuery,
  useListDailySalesQuery,
  useGetOrderStatesQuery,
  useListBestProductsQuery,
  useListAuditLogQuery,
  useListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
  useListPaymentIssuesQuery,
  useListRefundsQuery,
  useAcceptPaymentMutation,
  useRefundPaymentMutation,
  useRecordRefundMutation,
  useCheckDataQuery,
} = injectedRtkApi;
