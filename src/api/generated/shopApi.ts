/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
import type { AddToCartApiArg, AddToCartApiResponse, CreateSessionApiArg, CreateSessionApiResponse, EndSessionApiArg, EndSessionApiResponse, GetMyDashboardApiArg, GetMyDashboardApiResponse, GetProductApiArg, GetProductApiResponse, GetRoleApiArg, GetRoleApiResponse, GetSessionApiArg, GetSessionApiResponse, ListBestSellersApiArg, ListBestSellersApiResponse, ListCategoryFiltersApiArg, ListCategoryFiltersApiResponse, ListCategoryProductsApiArg, ListCategoryProductsApiResponse, ListMyCartApiArg, ListMyCartApiResponse, ListNewArrivalsApiArg, ListNewArrivalsApiResponse, ListPopularGadgetsApiArg, ListPopularGadgetsApiResponse, ListSearchFiltersApiArg, ListSearchFiltersApiResponse, ListSearchResultsApiArg, ListSearchResultsApiResponse, RemoveFromCartApiArg, RemoveFromCartApiResponse, SaveUserApiArg, SaveUserApiResponse, SearchProductsApiArg, SearchProductsApiResponse, UpdateCartQuantityApiArg, UpdateCartQuantityApiResponse, UploadImageApiArg, UploadImageApiResponse } from './types'
import { shopTagRules } from './shopTagRules'
import { tagDefinitions } from '../tags'
import { type Listed, withTotals } from '../lists'
import { emptyApi as api } from "../emptyApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSession: build.mutation<
      CreateSessionApiResponse,
      CreateSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/jwt`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
      query: () => ({ url: `/api/session` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: () => ({ url: `/logout`, method: "GET" }),
    }),
    saveUser: build.mutation<SaveUserApiResponse, SaveUserApiArg>({
      query: (queryArg) => ({
        url: `/api/add-user`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getRole: build.query<GetRoleApiResponse, GetRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/get-role/${encodeURIComponent(String(queryArg.emailOrId))}`,
      }),
    }),
    listNewArrivals: build.query<
      ListNewArrivalsApiResponse,
      ListNewArrivalsApiArg
    >({
      query: () => ({ url: `/api/new-arrival` }),
    }),
    listBestSellers: build.query<
      ListBestSellersApiResponse,
      ListBestSellersApiArg
    >({
      query: () => ({ url: `/api/best-seller` }),
    }),
    listPopularGadgets: build.query<
      ListPopularGadgetsApiResponse,
      ListPopularGadgetsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/popular-gadget`,
        params: {
          skip: queryArg.skip,
          limit: queryArg.limit,
        },
      }),
    }),
    searchProducts: build.query<
      SearchProductsApiResponse,
      SearchProductsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search-products`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    listSearchResults: build.query<Listed<ListSearchResultsApiResponse>, ListSearchResultsApiArg>({
      transformResponse: withTotals<ListSearchResultsApiResponse>,
      query: (queryArg) => ({
        url: `/api/search`,
        params: {
          search: queryArg.search,
          page: queryArg.page,
          limit: queryArg.limit,
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          sort: queryArg.sort,
          filter: queryArg.filter,
        },
      }),
    }),
    listSearchFilters: build.query<
      ListSearchFiltersApiResponse,
      ListSearchFiltersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/filters`,
        params: {
          search: queryArg.search,
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          filter: queryArg.filter,
        },
      }),
    }),
    listCategoryFilters: build.query<
      ListCategoryFiltersApiResponse,
      ListCategoryFiltersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/products/${encodeURIComponent(String(queryArg.category))}/filters`,
        params: {
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          filter: queryArg.filter,
        },
      }),
    }),
    listCategoryProducts: build.query<Listed<ListCategoryProductsApiResponse>, ListCategoryProductsApiArg>({
      transformResponse: withTotals<ListCategoryProductsApiResponse>,
      query: (queryArg) => ({
        url: `/api/products/${encodeURIComponent(String(queryArg.category))}`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          minPrice: queryArg.minPrice,
          maxPrice: queryArg.maxPrice,
          sort: queryArg.sort,
          filter: queryArg.filter,
          exclude: queryArg.exclude,
        },
      }),
    }),
    getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
      query: (queryArg) => ({
        url: `/api/product/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    addToCart: build.mutation<AddToCartApiResponse, AddToCartApiArg>({
      query: (queryArg) => ({
        url: `/api/cart`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    updateCartQuantity: build.mutation<
      UpdateCartQuantityApiResponse,
      UpdateCartQuantityApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cart/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    removeFromCart: build.mutation<
      RemoveFromCartApiResponse,
      RemoveFromCartApiArg
    >({
      query: (queryArg) => ({
        url: `/api/cart/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listMyCart: build.query<ListMyCartApiResponse, ListMyCartApiArg>({
      query: (queryArg) => ({
        url: `/api/my-cart`,
        params: {
          email: queryArg.email,
        },
      }),
    }),
    getMyDashboard: build.query<
      GetMyDashboardApiResponse,
      GetMyDashboardApiArg
    >({
      query: (queryArg) => ({
        url: `/api/my-dashboard`,
        params: {
          email: queryArg.email,
        },
      }),
    }),
    uploadImage: build.mutation<UploadImageApiResponse, UploadImageApiArg>({
      query: (queryArg) => ({
        url: `/api/upload`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export const shopApi = injectedRtkApi.enhanceEndpoints({ endpoints: tagDefinitions(shopTagRules) });
export const {
  useCreateSessionMutation,
  useGetSessionQuery,
  useEndSessionMutation,
  useSaveUserMutation,
  useGetRoleQuery,
  useListNewArrivalsQuery,
  useListBestSellersQuery,
  useListPopularGadgetsQuery,
  useSearchProductsQuery,
  useListSearchResultsQuery,
  useListSearchFiltersQuery,
  useListCategoryFiltersQuery,
  useListCategoryProductsQuery,
  useGetProductQuery,
  useAddToCartMutation,
  useUpdateCartQuantityMutation,
  useRemoveFromCartMutation,
  useListMyCartQuery,
  useGetMyDashboardQuery,
  useUploadImageMutation,
} = injectedRtkApi;
